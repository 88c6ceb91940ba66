import { createConnectionsClient } from '@hub/api-client/connections';
import { createIntegrationsClient } from '@hub/api-client/integrations';
import type { ShopInfo } from '@hub/api-client/shop';
import {
  answeredReport,
  failedReport,
  type Job,
  type JobAnswer,
  type JobReport,
  type Provider,
  type ProviderAccount,
  type ProviderSettings,
} from '@hub/domain/integrations';
import type { ProviderJobState } from '@hub/ui/integrations';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { callFailure } from '../mutations/callFailure.ts';
import { useRequestMutation } from '../mutations/useRequestMutation.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { integrationKeys } from './integrationKeys.ts';

export interface SentJob {
  job: Job;
  /** The request; no part of it may reach a toast. */
  sent: ProviderSettings;
  /** For a save: ids of the locations that the provider serves from now on. */
  servesLocations?: readonly string[];
}

export interface ProviderJob {
  state: ProviderJobState;
  /** Nothing is sent while the previous job is running. */
  start(job: Job, settings: ProviderSettings, servesLocations?: readonly string[]): void;
  /** Clears the last job's result. */
  clearResult(): void;
}

/**
 * Saves or tests one provider, or sends it a test order, one job at a time. A job continues after its screen is left, and
 * its toast still appears. `onReport` is not called for an expired session.
 */
export function useProviderJob(
  provider: Provider,
  onReport: (report: JobReport, sentJob: SentJob) => void,
): ProviderJob {
  const { shop, client, info } = useOpenShop();
  const { shell } = useAppEnvironment();
  const report = (newReport: JobReport, sentJob: SentJob) => {
    const { toast } = newReport;
    if (toast) shell.toast(toast.message, toast.tone, `provider ${provider.id}`);
    onReport(newReport, sentJob);
  };
  const { isPending, startedAt, variables, data, error, mutate, cancel, retry, reset } = useRequestMutation<
    SentJob,
    JobAnswer
  >({
    mutationKey: integrationKeys.job(shop, provider.id),
    intentName: ({ job }) => `${job.kind} ${job.account}`,
    async send({ job, sent, servesLocations = [] }, { signal, idempotencyKey }) {
      const options = { signal, idempotencyKey };
      if (job.kind === 'test')
        return createIntegrationsClient(client.context).testConnection(
          provider.id,
          accountAt(sent, job.account),
          options,
        );
      if (job.kind === 'testOrder') {
        const account = { providerId: provider.thirdPartyId, account: '' };
        return { steps: await createConnectionsClient(client).sendTestOrder(account, options) };
      }
      await createIntegrationsClient(client.context).saveSettings(provider.id, sent, {
        ...options,
        servesLocations,
      });
      return null;
    },
    onSuccess: (answer, sentJob) => report(answeredReport({ provider, ...sentJob }, answer), sentJob),
    onError: (failure, sentJob) => report(failedReport({ provider, ...sentJob }, callFailure(failure, info)), sentJob),
  });

  const running = isPending &&
    variables && {
      ...variables.job,
      ...(startedAt !== undefined && { since: startedAt }),
      onCancel: cancel,
      onRetry: retry,
    };
  const settledReport = !isPending && variables && settledReportOf({ provider, ...variables }, data, error, info);
  return {
    state: { running: running || null, result: settledReport ? settledReport.result : null },
    start: (job, settings, servesLocations = []) => mutate({ job, sent: settings, servesLocations }),
    clearResult: () => settledReport && reset(),
  };
}

function settledReportOf(
  context: SentJob & { provider: Provider },
  data: JobAnswer | undefined,
  error: unknown,
  info: ShopInfo,
): JobReport | null {
  if (data !== undefined) return answeredReport(context, data);
  return error === null ? null : failedReport(context, callFailure(error, info));
}

function accountAt(settings: ProviderSettings, index: number | null): ProviderAccount {
  if (settings.shape === 'flat') return settings;
  const account = settings.accounts[index ?? 0];
  if (!account) throw new RangeError(`There is no account at ${index}`);
  return account;
}

import type { ThirdPartyList } from '@hub/api-client/integrations';
import type { CheckOutcome, Provider, ProviderAccount, ProviderId, ProviderSettings } from '@hub/domain/integrations';
import { isOnboarded } from '@hub/domain/navigation';
import type { Job, ProviderJobState } from '@hub/ui/integrations';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { createIdempotencyKeys } from '../mutations/createIdempotencyKeys.ts';
import { type ProviderFormState, getFormState, providerFormsReducer } from './providerFormsReducer.ts';
import { cancelledReport, failedReport, type JobReport, savedReport, testedReport } from './jobReports.ts';
import { savedSettings } from './savedSettings.ts';
import type { LastConnectionChecks } from './useConnectionChecks.ts';
import { integrationKeys } from './integrationKeys.ts';
import { shopKeys } from '../session/shopKeys.ts';

export interface ProviderForms {
  getState(id: ProviderId): ProviderFormState;
  getJobState(id: ProviderId): ProviderJobState;
  edit(provider: Provider, saved: ProviderSettings, settings: ProviderSettings): void;
  discard(id: ProviderId): void;
  /** Sends everything that the form holds. */
  save(provider: Provider, settings: ProviderSettings): void;
  /** Tries what the form holds without saving it; of ShipStation one account. */
  test(provider: Provider, settings: ProviderSettings, account: number | null): void;
}

/** One job from the moment it is asked for until it is told how it ended; Retry makes another one of the same. */
interface JobRun {
  provider: Provider;
  job: Job;
  sent: ProviderSettings;
  controller: AbortController;
}

/**
 * What is changed, saved and tested of the ten providers, one job at a time for each. A job goes on when its screen is
 * left, and is told as a toast then.
 */
export function useProviderForms({ record }: Pick<LastConnectionChecks, 'record'>): ProviderForms {
  const { shop, client, info } = useOpenShop();
  const { shell, newId, now } = useAppEnvironment();
  const queryClient = useQueryClient();
  const [forms, dispatch] = useReducer(providerFormsReducer, new Map());
  const [idempotencyKeys] = useState(() => createIdempotencyKeys(newId));
  const runs = useRef(new Map<ProviderId, JobRun>());

  function startJob(provider: Provider, job: Job, sent: ProviderSettings): void {
    if (!runs.current.has(provider.id)) void runJob({ provider, job, sent, controller: new AbortController() });
  }

  async function runJob(run: JobRun): Promise<void> {
    const { id } = run.provider;
    runs.current.set(id, run);
    dispatch({ type: 'started', id, job: run.job, since: now().getTime() });
    const report = await sendJob(run);
    // Asked anew meanwhile: that one tells how it ends.
    if (runs.current.get(id) !== run) return;
    runs.current.delete(id);
    dispatch({ type: 'ended', id, result: report.result });
    if (report.toast) shell.toast(report.toast.message, report.toast.tone, `provider ${id}`);
    if (report.outcome) recordCheck(run, report.outcome);
    if (run.job.kind === 'save') await afterSave(run, report);
  }

  async function sendJob(run: JobRun): Promise<JobReport> {
    const { provider, job, sent, controller } = run;
    const intent = `${job.kind} ${provider.id} ${job.account}`;
    const options = { signal: controller.signal, idempotencyKey: idempotencyKeys.keyFor(intent, sent) };
    try {
      const report =
        job.kind === 'save'
          ? (await client.integrations.saveSettings(provider.id, sent, options), savedReport(run))
          : testedReport(
              run,
              await client.integrations.testConnection(provider.id, accountAt(sent, job.account), options),
            );
      idempotencyKeys.complete(intent);
      return report;
    } catch (error) {
      if (controller.signal.aborted) return cancelledReport(run);
      idempotencyKeys.fail(intent, error);
      return failedReport(run, error);
    }
  }

  function recordCheck({ provider, job: { account } }: JobRun, outcome: CheckOutcome): void {
    record(provider.thirdPartyId, { outcome, at: now().toISOString(), account: account === null ? null : account + 1 });
  }

  /**
   * "After a successful save the third-party details are refetched and replace the stored list" (§4); also when nobody
   * knows.
   */
  async function afterSave({ provider, sent }: JobRun, { result }: JobReport): Promise<void> {
    if (result.tone === 'critical') return;
    const { id } = provider;
    if (result.tone === 'success') dispatch({ type: 'saved', id, settings: sent });
    // The first connection ends the onboarding, which shop info says.
    if (!isOnboarded(info.onboardStatus)) void queryClient.invalidateQueries({ queryKey: shopKeys.infos(shop) });
    const key = integrationKeys.thirdPartyDetails(shop);
    await queryClient.invalidateQueries({ queryKey: key });
    const list = queryClient.getQueryData<ThirdPartyList>(key);
    const isReloaded =
      list !== undefined && list.failure === null && queryClient.getQueryState(key)?.isInvalidated === false;
    if (result.tone === 'success' && isReloaded)
      dispatch({ type: 'reloaded', id, saved: savedSettings(list, provider) });
  }

  function retryJob(id: ProviderId): void {
    const pendingRun = runs.current.get(id);
    if (!pendingRun) return;
    void runJob({ ...pendingRun, controller: new AbortController() });
    pendingRun.controller.abort();
  }

  return {
    getState: (id) => getFormState(forms, id),
    getJobState(id) {
      const { running, result } = getFormState(forms, id);
      const actions = { onCancel: () => runs.current.get(id)?.controller.abort(), onRetry: () => retryJob(id) };
      return { running: running && { ...running, ...actions }, result };
    },
    edit: ({ id }, saved, settings) => dispatch({ type: 'edited', id, saved, settings }),
    discard: (id) => dispatch({ type: 'discarded', id }),
    save: (provider, settings) => startJob(provider, { kind: 'save', account: null }, settings),
    test: (provider, settings, account) => startJob(provider, { kind: 'test', account }, settings),
  };
}

function accountAt(settings: ProviderSettings, index: number | null): ProviderAccount {
  if (settings.shape === 'flat') return settings;
  const account = settings.accounts[index ?? 0];
  if (!account) throw new RangeError(`There is no account at ${index}`);
  return account;
}

import type { ThirdPartyList } from '@hub/api-client/integrations';
import type { CheckOutcome, Provider, ProviderAccount, ProviderId, ProviderSettings } from '@hub/domain/integrations';
import { isOnboarded } from '@hub/domain/navigation';
import type { Job, ProviderWork } from '@hub/ui/integrations';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { createIntentKeys } from '../shared/intentKeys.ts';
import { type Desk, deskOf, nextDesks } from './deskState.ts';
import { cancelledReport, failedReport, type JobReport, savedReport, testedReport } from './jobResults.ts';
import { savedSettings } from './savedSettings.ts';
import type { KnownChecks } from './useConnectionChecks.ts';
import { thirdPartyDetailsKey } from './useThirdPartyDetails.ts';

export interface ProviderDesk {
  of(id: ProviderId): Desk;
  workOf(id: ProviderId): ProviderWork;
  edit(provider: Provider, saved: ProviderSettings, settings: ProviderSettings): void;
  discard(id: ProviderId): void;
  /** Sends everything that the form holds. */
  save(provider: Provider, settings: ProviderSettings): void;
  /** Tries what the form holds without saving it; of ShipStation one account. */
  test(provider: Provider, settings: ProviderSettings, account: number | null): void;
}

/** One job from the moment it is asked for until it is told how it ended; Retry makes another one of the same. */
interface Run {
  provider: Provider;
  job: Job;
  sent: ProviderSettings;
  controller: AbortController;
}

/**
 * What is changed, saved and tested of the ten providers, one job at a time for each. A job goes on when its screen is
 * left, and is told as a toast then.
 */
export function useProviderDesk({ record }: Pick<KnownChecks, 'record'>): ProviderDesk {
  const { shop, client, info } = useOpenShop();
  const { shell, newId, now } = useAppEnvironment();
  const cache = useQueryClient();
  const [desks, tell] = useReducer(nextDesks, new Map());
  const [keys] = useState(() => createIntentKeys(newId));
  const runs = useRef(new Map<ProviderId, Run>());

  function begin(provider: Provider, job: Job, sent: ProviderSettings): void {
    if (!runs.current.has(provider.id)) void perform({ provider, job, sent, controller: new AbortController() });
  }

  async function perform(run: Run): Promise<void> {
    const { id } = run.provider;
    runs.current.set(id, run);
    tell({ type: 'started', id, job: run.job, since: now().getTime() });
    const report = await reportOf(run);
    // Asked anew meanwhile: that one tells how it ends.
    if (runs.current.get(id) !== run) return;
    runs.current.delete(id);
    tell({ type: 'ended', id, result: report.result });
    if (report.toast) shell.toast(report.toast.message, report.toast.tone, `provider ${id}`);
    if (report.outcome) remember(run, report.outcome);
    if (run.job.kind === 'save') await afterSave(run, report);
  }

  async function reportOf(run: Run): Promise<JobReport> {
    const { provider, job, sent, controller } = run;
    const intent = `${job.kind} ${provider.id} ${job.account}`;
    const options = { signal: controller.signal, idempotencyKey: keys.keyFor(intent, sent) };
    try {
      const report =
        job.kind === 'save'
          ? (await client.integrations.saveSettings(provider.id, sent, options), savedReport(run))
          : testedReport(
              run,
              await client.integrations.testConnection(provider.id, accountAt(sent, job.account), options),
            );
      keys.answered(intent);
      return report;
    } catch (error) {
      if (controller.signal.aborted) return cancelledReport(run);
      keys.failed(intent, error);
      return failedReport(run, error);
    }
  }

  function remember({ provider, job: { account } }: Run, outcome: CheckOutcome): void {
    record(provider.thirdPartyId, { outcome, at: now().toISOString(), account: account === null ? null : account + 1 });
  }

  /**
   * "After a successful save the third-party details are refetched and replace the stored list" (§4); also when nobody
   * knows.
   */
  async function afterSave({ provider, sent }: Run, { result }: JobReport): Promise<void> {
    if (result.tone === 'critical') return;
    const { id } = provider;
    if (result.tone === 'success') tell({ type: 'saved', id, settings: sent });
    // The first connection ends the onboarding, which shop info says.
    if (!isOnboarded(info.onboardStatus)) void cache.invalidateQueries({ queryKey: [shop, 'shopInfo'] });
    const key = thirdPartyDetailsKey(shop);
    await cache.invalidateQueries({ queryKey: key });
    const list = cache.getQueryData<ThirdPartyList>(key);
    const isRead = list !== undefined && list.failure === null && cache.getQueryState(key)?.isInvalidated === false;
    if (result.tone === 'success' && isRead) tell({ type: 'reread', id, saved: savedSettings(list, provider) });
  }

  function again(id: ProviderId): void {
    const hanging = runs.current.get(id);
    if (!hanging) return;
    void perform({ ...hanging, controller: new AbortController() });
    hanging.controller.abort();
  }

  return {
    of: (id) => deskOf(desks, id),
    workOf(id) {
      const { running, result } = deskOf(desks, id);
      const ways = { onCancel: () => runs.current.get(id)?.controller.abort(), onRetry: () => again(id) };
      return { running: running && { ...running, ...ways }, result };
    },
    edit: ({ id }, saved, settings) => tell({ type: 'edited', id, saved, settings }),
    discard: (id) => tell({ type: 'discarded', id }),
    save: (provider, settings) => begin(provider, { kind: 'save', account: null }, settings),
    test: (provider, settings, account) => begin(provider, { kind: 'test', account }, settings),
  };
}

function accountAt(settings: ProviderSettings, place: number | null): ProviderAccount {
  if (settings.shape === 'flat') return settings;
  const account = settings.accounts[place ?? 0];
  if (!account) throw new RangeError(`There is no account at ${place}`);
  return account;
}

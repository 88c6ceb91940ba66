import {
  type JobReport,
  type Provider,
  type ProviderId,
  type ProviderSettings,
  providers,
} from '@hub/domain/integrations';
import { isOnboarded } from '@hub/domain/navigation';
import type { ProviderJobState } from '@hub/ui/integrations';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { connectionKeys } from '../connections/connectionKeys.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { fulfillmentKeys } from '../queries/fulfillmentKeys.ts';
import { shopKeys } from '../session/shopKeys.ts';
import { type ProviderFormState, getFormState, providerFormsReducer } from './providerFormsReducer.ts';
import { savedSettings } from './savedSettings.ts';
import type { LastConnectionChecks } from './useConnectionChecks.ts';
import { type SentJob, useProviderJob } from './useProviderJob.ts';
import { thirdPartyDetailsQuery } from './useThirdPartyDetails.ts';

export interface ProviderForms {
  getState(id: ProviderId): ProviderFormState;
  getJobState(id: ProviderId): ProviderJobState;
  edit(provider: Provider, saved: ProviderSettings, settings: ProviderSettings): void;
  discard(id: ProviderId): void;
  /** Sends the whole form, with the locations that the provider serves from now on. */
  save(provider: Provider, settings: ProviderSettings, servesLocations?: readonly string[]): void;
  /** Tests the form without saving; for ShipStation one account. */
  test(provider: Provider, settings: ProviderSettings, account: number | null): void;
  /** Sends a test order to the saved account. */
  sendTestOrder(provider: Provider, settings: ProviderSettings): void;
}

/** Changes, saves and tests of the ten providers; each runs one job at a time. */
export function useProviderForms({ record }: Pick<LastConnectionChecks, 'record'>): ProviderForms {
  const { shop, client, info } = useOpenShop();
  const { now } = useAppEnvironment();
  const queryClient = useQueryClient();
  const [forms, dispatch] = useReducer(providerFormsReducer, new Map());
  const jobs = providers.map((provider) => ({
    id: provider.id,
    // oxlint-disable-next-line react/rules-of-hooks -- ten rows of data, always the same in the same order
    ...useProviderJob(provider, (report, sentJob) => handleReport(provider, report, sentJob)),
  }));
  const jobOf = (id: ProviderId) => {
    const job = jobs.find((candidate) => candidate.id === id);
    if (!job) throw new RangeError(`There is no provider ${id}`);
    return job;
  };

  function handleReport(provider: Provider, { result, outcome }: JobReport, { job, sent }: SentJob): void {
    const account = job.account === null ? null : job.account + 1;
    if (outcome) record(provider.thirdPartyId, { outcome, at: now().toISOString(), account });
    void queryClient.invalidateQueries({ queryKey: connectionKeys.all(shop) });
    void queryClient.invalidateQueries({ queryKey: fulfillmentKeys.locations(shop) });
    if (job.kind === 'save' && result.tone !== 'critical') void reloadSaved(provider, sent, result.tone === 'success');
  }

  /** Refetches the settings after a save (§4), even when its outcome is unknown. */
  async function reloadSaved(provider: Provider, sent: ProviderSettings, isSaved: boolean): Promise<void> {
    const { id } = provider;
    if (isSaved) dispatch({ type: 'saved', id, settings: sent });
    // The first connection completes onboarding, which shop info reports.
    if (!isOnboarded(info.onboardStatus)) void queryClient.invalidateQueries({ queryKey: shopKeys.infos(shop) });
    const { queryKey } = thirdPartyDetailsQuery(shop, client);
    await queryClient.invalidateQueries({ queryKey });
    const list = queryClient.getQueryData(queryKey);
    const isReloaded =
      list !== undefined && list.failure === null && queryClient.getQueryState(queryKey)?.isInvalidated === false;
    if (isSaved && isReloaded) dispatch({ type: 'reloaded', id, saved: savedSettings(list, provider) });
  }

  return {
    getState: (id) => getFormState(forms, id),
    getJobState: (id) => jobOf(id).state,
    edit({ id }, saved, settings) {
      jobOf(id).clearResult();
      dispatch({ type: 'edited', id, saved, settings });
    },
    discard(id) {
      jobOf(id).clearResult();
      dispatch({ type: 'discarded', id });
    },
    save: ({ id }, settings, servesLocations) =>
      jobOf(id).start({ kind: 'save', account: null }, settings, servesLocations),
    test: ({ id }, settings, account) => jobOf(id).start({ kind: 'test', account }, settings),
    sendTestOrder: ({ id }, settings) => jobOf(id).start({ kind: 'testOrder', account: null }, settings),
  };
}

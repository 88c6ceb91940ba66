import type { ThirdPartyList } from '@hub/api-client/integrations';
import {
  connectionHealth,
  findProvider,
  integrationNotes,
  isStoreInstalled,
  leaveWarning,
  type Provider,
  type ProviderId,
  providers,
} from '@hub/domain/integrations';
import { viewableTabs } from '@hub/domain/navigation';
import { canEdit, sections } from '@hub/domain/permissions';
import { isSaveBlocked } from '@hub/domain/plans';
import { AppDirectory, InstalledApps, IntegrationsScreen, type ProviderApp, ProviderForm } from '@hub/ui/integrations';
import { shownValue } from '@hub/ui/data';
import { ConfirmDialog } from '@hub/ui/dialogs';
import { useState } from 'react';
import { useOpenUpgrade } from '../plans/UpgradeContext.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useAddress } from '../address/useAddress.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { useUnsavedChanges } from '../address/useUnsavedChanges.ts';
import { isDirty, isChangedElsewhere, shownSettings } from './providerFormsReducer.ts';
import { findProviderDetails, savedSettings } from './savedSettings.ts';
import { ThirdPartyNotice } from './ThirdPartyNotice.tsx';
import { useConnectionChecks } from './useConnectionChecks.ts';
import { useProviderForms } from './useProviderForms.ts';
import { useRefetchOnFocus } from './useRefetchOnFocus.ts';
import { useThirdPartyDetails } from './useThirdPartyDetails.ts';
import { integrationKeys } from './integrationKeys.ts';

/** `/app/integration`: installed apps, the directory, and the settings of the providers. */
export default function IntegrationsRoute({ route, tab }: ScreenProps) {
  const { shop, info, access, timeZone } = useOpenShop();
  const thirdParties = useThirdPartyDetails();
  useRefetchOnFocus(integrationKeys.thirdPartyDetails(shop));
  const list = useLastLoaded(shownValue(thirdParties));
  const { checks, record } = useConnectionChecks();
  const forms = useProviderForms({ record });
  const openUpgrade = useOpenUpgrade();
  const { openProviders, linked, toggle } = useOpenProviders();
  const now = useCurrentMinute();

  const canEditApps = canEdit(access, sections.integrations);
  const isBlocked = isSaveBlocked(info.chargeType);
  const store = { url: info.shop, isInstalled: isStoreInstalled(info.installStatus) };
  const directoryTab = route.tabs.find(({ slug }) => slug === 'directory');
  const directoryPath = canEditApps && directoryTab ? directoryTab.path : null;
  const dirtyProviders = providers.filter(({ id }) => isDirty(forms.getState(id)));
  const apps = providers.map((provider): ProviderApp => ({
    provider,
    details: findProviderDetails(list, provider),
    health: connectionHealth(checks[provider.thirdPartyId] ?? null, timeZone, now),
    isDirty: dirtyProviders.includes(provider),
  }));

  /** With the blocked-save flag Save opens the popup; tests stay possible (contract). */
  const save = (provider: Provider) =>
    isBlocked
      ? openUpgrade()
      : forms.save(provider, shownSettings(forms.getState(provider.id), savedSettings(list, provider)));
  const leavePrompt = useUnsavedChanges({
    isDirty: dirtyProviders.length > 0,
    path: route.path,
    save: () => (isBlocked ? openUpgrade() : dirtyProviders.forEach(save)),
    discard: () => dirtyProviders.forEach(({ id }) => forms.discard(id)),
  });

  const renderForm = (provider: Provider) => {
    const { id } = provider;
    const saved = savedSettings(list, provider);
    const settings = shownSettings(forms.getState(id), saved);
    return (
      <ProviderForm
        provider={provider}
        settings={settings}
        isDirty={dirtyProviders.includes(provider)}
        jobState={forms.getJobState(id)}
        warning={
          list?.failure
            ? integrationNotes.settingsNotLoaded
            : isChangedElsewhere(forms.getState(id), saved)
              ? integrationNotes.settingsChangedElsewhere
              : null
        }
        planNote={isBlocked ? integrationNotes.savingNeedsPlan : null}
        onChange={(next) => forms.edit(provider, saved, next)}
        onSave={() => save(provider)}
        onTest={(account) => forms.test(provider, settings, account)}
        onDiscard={() => forms.discard(id)}
      />
    );
  };

  return (
    <IntegrationsScreen
      title={route.title}
      tabs={viewableTabs(route, access)}
      current={tab?.path}
      banners={<ThirdPartyNotice thirdParties={thirdParties} />}
    >
      {tab?.path === directoryTab?.path ? (
        <AppDirectory
          store={store}
          apps={apps}
          settingsState={list ? 'ready' : thirdParties.state === 'loading' ? 'loading' : 'failed'}
          canEdit={canEditApps}
          openProviders={openProviders}
          onToggle={toggle}
          targetProvider={linked}
          renderForm={renderForm}
        />
      ) : (
        <InstalledApps
          store={store}
          apps={apps}
          settingsState={thirdParties.state === 'loading' ? 'loading' : list?.failure === null ? 'ready' : 'failed'}
          settingsPath={({ thirdPartyId }) => directoryPath && `${directoryPath}?${openParameter}=${thirdPartyId}`}
          directoryPath={directoryPath}
        />
      )}
      <ConfirmDialog
        open={leavePrompt.isOpen}
        title={integrationNotes.leaveTitle}
        body={leaveWarning(
          dirtyProviders.map(({ name }) => name),
          dirtyProviders.some(({ id }) => forms.getJobState(id).running?.kind === 'save'),
        )}
        confirmLabel={integrationNotes.leave}
        cancelLabel={integrationNotes.stay}
        destructive
        onConfirm={leavePrompt.leave}
        onCancel={leavePrompt.stay}
      />
    </IntegrationsScreen>
  );
}

/** Keeps loaded settings when a refetch fails; the empty list of §8 applies to a first load only. */
function useLastLoaded(newest: ThirdPartyList | null): ThirdPartyList | null {
  const [last, setLast] = useState(newest);
  const isWorse = newest === null || (newest.failure !== null && last !== null);
  if (isWorse || newest === last) return last;
  setLast(newest);
  return newest;
}

/** String id of the provider whose form a link opens. */
const openParameter = 'open';

/** The open forms. One may come from the address; opening and closing others adds no history entry. */
function useOpenProviders() {
  const [address] = useAddress();
  const linked = findProvider(address.get(openParameter) ?? '')?.id ?? null;
  const [previousLinked, setPreviousLinked] = useState<ProviderId | null>(null);
  const [openProviders, setOpenProviders] = useState<ReadonlySet<ProviderId>>(new Set());
  if (linked !== previousLinked) {
    setPreviousLinked(linked);
    if (linked !== null) setOpenProviders(new Set(openProviders).add(linked));
  }
  const toggle = (id: ProviderId) => {
    const next = new Set(openProviders);
    if (!next.delete(id)) next.add(id);
    setOpenProviders(next);
  };
  return { openProviders, linked, toggle };
}

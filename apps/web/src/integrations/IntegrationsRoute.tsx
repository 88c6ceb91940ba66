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
import { canEdit } from '@hub/domain/permissions';
import { saveBlocked } from '@hub/domain/plans';
import { AppDirectory, InstalledApps, IntegrationsScreen, type ProviderApp, ProviderForm } from '@hub/ui/integrations';
import { ConfirmDialog, shownValue } from '@hub/ui/shared';
import { useState } from 'react';
import { useOpenUpgrade } from '../plans/Upgrade.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useAddress } from '../shared/useAddress.ts';
import { useMinute } from '../shared/useMinute.ts';
import { useUnsavedChanges } from '../shared/useUnsavedChanges.ts';
import { isDirty, isOvertaken, shownSettings } from './deskState.ts';
import { detailsOf, savedSettings } from './savedSettings.ts';
import { ThirdPartyNotice } from './ThirdPartyNotice.tsx';
import { useConnectionChecks } from './useConnectionChecks.ts';
import { useProviderDesk } from './useProviderDesk.ts';
import { useRefetchOnReturn } from './useRefetchOnReturn.ts';
import { thirdPartyDetailsKey, useThirdPartyDetails } from './useThirdPartyDetails.ts';

/** `/app/integration`: what is installed, the directory, and the settings of the ten providers. */
export default function IntegrationsRoute({ route, tab }: ScreenProps) {
  const { shop, info, access, timeZone } = useOpenShop();
  const thirdParties = useThirdPartyDetails();
  useRefetchOnReturn(thirdPartyDetailsKey(shop));
  const list = useLastReadable(shownValue(thirdParties));
  const { checks, record } = useConnectionChecks();
  const desk = useProviderDesk({ record });
  const openUpgrade = useOpenUpgrade();
  const { openProviders, linked, toggle } = useOpenProviders();
  const now = useMinute();

  const mayEdit = canEdit(access, 4);
  const isBlocked = saveBlocked(info.chargeType);
  const store = { url: info.shop, isInstalled: isStoreInstalled(info.installStatus) };
  const directoryTab = route.tabs.at(1);
  const directoryPath = mayEdit && directoryTab ? directoryTab.path : null;
  const changed = providers.filter(({ id }) => isDirty(desk.of(id)));
  const apps = providers.map((provider): ProviderApp => ({
    provider,
    details: detailsOf(list, provider),
    health: connectionHealth(checks[provider.thirdPartyId] ?? null, timeZone, now),
    isDirty: changed.includes(provider),
  }));

  /** The blocked-save flag opens the popup instead (contract); a test stays possible. */
  const save = (provider: Provider) =>
    isBlocked ? openUpgrade() : desk.save(provider, shownSettings(desk.of(provider.id), savedSettings(list, provider)));
  const leaving = useUnsavedChanges({
    isDirty: changed.length > 0,
    path: route.path,
    save: () => (isBlocked ? openUpgrade() : changed.forEach(save)),
    discard: () => changed.forEach(({ id }) => desk.discard(id)),
  });

  const renderForm = (provider: Provider) => {
    const { id } = provider;
    const saved = savedSettings(list, provider);
    const settings = shownSettings(desk.of(id), saved);
    return (
      <ProviderForm
        provider={provider}
        settings={settings}
        isDirty={changed.includes(provider)}
        work={desk.workOf(id)}
        warning={
          list?.failure
            ? integrationNotes.settingsNotLoaded
            : isOvertaken(desk.of(id), saved)
              ? integrationNotes.settingsChangedElsewhere
              : null
        }
        planNote={isBlocked ? integrationNotes.savingNeedsPlan : null}
        onChange={(next) => desk.edit(provider, saved, next)}
        onSave={() => save(provider)}
        onTest={(account) => desk.test(provider, settings, account)}
        onDiscard={() => desk.discard(id)}
      />
    );
  };

  return (
    <IntegrationsScreen
      title={route.title}
      tabs={viewableTabs(route, access)}
      current={tab?.path}
      banners={<ThirdPartyNotice of={thirdParties} />}
    >
      {tab?.path === directoryTab?.path ? (
        <AppDirectory
          store={store}
          apps={apps}
          knowledge={list ? 'known' : thirdParties.state === 'loading' ? 'loading' : 'unknown'}
          canEdit={mayEdit}
          openProviders={openProviders}
          onToggle={toggle}
          target={linked}
          renderForm={renderForm}
        />
      ) : (
        <InstalledApps
          store={store}
          apps={apps}
          knowledge={thirdParties.state === 'loading' ? 'loading' : list?.failure === null ? 'known' : 'unknown'}
          settingsPath={({ thirdPartyId }) => directoryPath && `${directoryPath}?${openParameter}=${thirdPartyId}`}
          directoryPath={directoryPath}
        />
      )}
      <ConfirmDialog
        open={leaving.isAsked}
        title={integrationNotes.leaveTitle}
        body={leaveWarning(
          changed.map(({ name }) => name),
          changed.some(({ id }) => desk.of(id).running?.kind === 'save'),
        )}
        confirmLabel={integrationNotes.leave}
        cancelLabel={integrationNotes.stay}
        destructive
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      />
    </IntegrationsScreen>
  );
}

/**
 * What was read stays while a newer reading fails: the empty list of §8 is for who has nothing yet, and the warning
 * says the rest.
 */
function useLastReadable(newest: ThirdPartyList | null): ThirdPartyList | null {
  const [last, setLast] = useState(newest);
  const isWorse = newest === null || (newest.failure !== null && last !== null);
  if (isWorse || newest === last) return last;
  setLast(newest);
  return newest;
}

/** Which provider's form a link opens, by its string id. */
const openParameter = 'open';

/**
 * The open forms. One of them may be named by the address; closing or opening another is not worth a step of history.
 */
function useOpenProviders() {
  const [address] = useAddress();
  const linked = findProvider(address.get(openParameter) ?? '')?.id ?? null;
  const [followed, setFollowed] = useState<ProviderId | null>(null);
  const [openProviders, setOpen] = useState<ReadonlySet<ProviderId>>(new Set());
  if (linked !== followed) {
    setFollowed(linked);
    if (linked !== null) setOpen(new Set(openProviders).add(linked));
  }
  const toggle = (id: ProviderId) => {
    const next = new Set(openProviders);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return { openProviders, linked, toggle };
}

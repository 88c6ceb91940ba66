import type { ThirdPartyList } from '@hub/api-client/integrations';
import {
  callsText,
  choicesOf,
  connectionHealth,
  connectionProblem,
  enableAccount,
  findProvider,
  integrationNotes,
  isStoreInstalled,
  leaveWarning,
  type Provider,
  type ProviderId,
  providers,
  stockReadText,
  testOrderReason,
  updatesText,
  verificationText,
} from '@hub/domain/integrations';
import { viewableTabs } from '@hub/domain/navigation';
import { canEdit, editDisabledReason, sections } from '@hub/domain/permissions';
import { readIntervalMs } from '@hub/domain/warehouses';
import { isSaveBlocked } from '@hub/domain/plans';
import {
  AppDirectory,
  InstalledApps,
  IntegrationsScreen,
  type ProviderApp,
  ProviderForm,
  ServedLocationsDialog,
} from '@hub/ui/integrations';
import { shownValue } from '@hub/ui/data';
import { ConfirmDialog } from '@hub/ui/dialogs';
import { ViewOnlyBanner } from '@hub/ui/feedback';
import { useState, useEffect } from 'react';
import { useOpenUpgrade } from '../plans/UpgradeGate.tsx';
import { useOffers, useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useAddress } from '../address/useAddress.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { LeaveDialog } from '../address/LeaveDialog.tsx';
import type { UnsavedChangesOptions } from '../address/useUnsavedChanges.ts';
import { isDirty, isChangedElsewhere, shownSettings } from './providerFormsReducer.ts';
import { findProviderDetails, savedSettings } from './savedSettings.ts';
import { ProviderChoices } from './ProviderChoices.tsx';
import { ThirdPartyNotice } from './ThirdPartyNotice.tsx';
import { useConnectionChecks } from './useConnectionChecks.ts';
import { useConnections } from '../connections/useConnections.ts';
import { useProviderChoices } from './useProviderChoices.ts';
import { useProviderForms } from './useProviderForms.ts';
import { useServedLocations } from './useServedLocations.ts';
import { useThirdPartyDetails } from './useThirdPartyDetails.ts';
import { integrationKeys } from './integrationKeys.ts';
import { chooseParameter, openProviderParameter } from '../connections/openProviderParameter.ts';
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** `/app/integration`: installed apps, the directory, and the settings of the providers. */
export default function IntegrationsRoute({ route, tab }: ScreenProps) {
  const { shop, info, access, timeZone } = useOpenShop();
  const thirdParties = useThirdPartyDetails();
  useRefetchOnFocus(integrationKeys.thirdPartyDetails(shop));
  const list = useLastLoaded(shownValue(thirdParties));
  const { checks, record } = useConnectionChecks();
  const forms = useProviderForms({ record });
  const served = useServedLocations(forms.save);
  const choices = useProviderChoices();
  const connections = shownValue(useConnections()) ?? [];
  const openUpgrade = useOpenUpgrade();
  const { openProviders, linked, isChoosing, toggle } = useOpenProviders();
  const now = useCurrentMinute();

  const canEditApps = canEdit(access, sections.integrations);
  const hasOwnConnections = useOffers('connections');
  const isBlocked = isSaveBlocked(info.chargeType);
  const store = { url: info.shop, isInstalled: isStoreInstalled(info.installStatus) };
  const directoryTab = route.tabs.find(({ slug }) => slug === 'directory');
  const directoryPath = canEditApps && directoryTab ? directoryTab.path : null;
  const dirtyProviders = providers.filter(({ id }) => isDirty(forms.getState(id)));
  // A server that monitors real calls knows more than the last test here.
  const healthOf = ({ thirdPartyId }: Provider) => {
    const check = checks[thirdPartyId] ?? null;
    return check === null && hasOwnConnections ? null : connectionHealth(check, timeZone, now);
  };
  const apps = providers.map((provider): ProviderApp => ({
    provider,
    details: findProviderDetails(list, provider),
    health: healthOf(provider),
    connections: connections
      .filter(({ providerId }) => providerId === provider.thirdPartyId)
      .map((connection) => ({
        account: connection.account,
        accountName: connection.accountName,
        calls: callsText(connection, now),
        updates: updatesText(connection, readIntervalMs(0) ?? 0),
        stock: stockReadText(connection, now),
        problem: connectionProblem(connection, { now, timeZone }),
      })),
    isUnverified: hasOwnConnections,
    isDirty: dirtyProviders.includes(provider),
  }));

  /** With the blocked-save flag Save opens the popup; tests stay possible (contract). */
  const save = (provider: Provider, settings = settingsOf(provider)) => {
    if (isBlocked) openUpgrade();
    else if (isUnread(list, provider))
      setReplacing((waiting) => [...waiting.filter((other) => other !== provider), provider]);
    else served.save(provider, settings, findProviderDetails(list, provider));
  };
  const settingsOf = (provider: Provider) => shownSettings(forms.getState(provider.id), savedSettings(list, provider));
  /** Providers with unreadable saved settings: each is confirmed separately. */
  const [replacing, setReplacing] = useState<readonly Provider[]>([]);
  const [toReplace] = replacing;
  const unsaved: UnsavedChangesOptions = {
    isDirty: dirtyProviders.length > 0 || choices.dirty.length > 0,
    path: route.path,
    save: () => {
      if (isBlocked && dirtyProviders.length > 0) return openUpgrade();
      dirtyProviders.forEach((provider) => save(provider));
      choices.dirty.forEach((account) => account.save());
    },
    discard: () => {
      dirtyProviders.forEach(({ id }) => forms.discard(id));
      choices.dirty.forEach((account) => account.discard());
    },
  };

  const renderForm = (provider: Provider) => {
    const { id } = provider;
    const saved = savedSettings(list, provider);
    const settings = settingsOf(provider);
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
        verification={hasOwnConnections ? verificationText(provider) : null}
        {...(hasOwnConnections && {
          testOrderReason: testOrderReason(provider, saved, dirtyProviders.includes(provider)),
        })}
        planNote={isBlocked ? integrationNotes.savingNeedsPlan : null}
        onChange={(next) => forms.edit(provider, saved, next)}
        onSave={() => save(provider)}
        onEnableAndSave={(account) => {
          if (isBlocked) return openUpgrade();
          const enabled = enableAccount(settings, account);
          forms.edit(provider, saved, enabled);
          save(provider, enabled);
        }}
        onTest={(account) => forms.test(provider, settings, account)}
        onTestOrder={() => forms.sendTestOrder(provider, settings)}
        onDiscard={() => forms.discard(id)}
        choices={
          hasOwnConnections &&
          choicesOf(provider).length > 0 && (
            <ProviderChoices
              provider={provider}
              details={findProviderDetails(list, provider)}
              choices={choices}
              isTarget={isChoosing && linked === provider.id}
            />
          )
        }
      />
    );
  };

  return (
    <IntegrationsScreen
      title={route.title}
      tabs={viewableTabs(route, access)}
      current={tab?.path}
      banners={
        <>
          <ThirdPartyNotice thirdParties={thirdParties} />
          <ViewOnlyBanner reason={editDisabledReason(access, sections.integrations)} />
        </>
      }
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
          settingsPath={({ thirdPartyId }) =>
            directoryPath && `${directoryPath}?${openProviderParameter}=${thirdPartyId}`
          }
          directoryPath={directoryPath}
        />
      )}
      <LeaveDialog
        {...unsaved}
        body={leaveWarning(
          [...new Set([...dirtyProviders, ...choices.dirty].map(({ name }) => name))],
          dirtyProviders.some(({ id }) => forms.getJobState(id).running?.kind === 'save'),
        )}
      />
      {toReplace && (
        <ConfirmDialog
          key={toReplace.id}
          open
          title={integrationNotes.replaceTitle}
          body={integrationNotes.replaceBody}
          confirmLabel={`${integrationNotes.replace} ${toReplace.name}`}
          destructive
          onConfirm={() => {
            setReplacing(replacing.slice(1));
            served.save(toReplace, settingsOf(toReplace), findProviderDetails(list, toReplace));
          }}
          onCancel={() => setReplacing(replacing.slice(1))}
        />
      )}
      {served.asked && (
        <ServedLocationsDialog
          key={served.asked.provider.id}
          providerName={served.asked.provider.name}
          question={served.asked.question}
          onConfirm={served.answer}
          onCancel={served.cancel}
        />
      )}
    </IntegrationsScreen>
  );
}

/** The provider's saved settings may be missing from its form: unreadable, or the list failed to load. */
function isUnread(list: ThirdPartyList | null, provider: Provider): boolean {
  return list === null || list.failure !== null || findProviderDetails(list, provider)?.isUnreadable === true;
}

/** Keeps loaded settings when a refetch fails; the empty list of §8 applies to a first load only. */
function useLastLoaded(newest: ThirdPartyList | null): ThirdPartyList | null {
  const [last, setLast] = useState(newest);
  const isWorse = newest === null || (newest.failure !== null && last !== null);
  if (isWorse || newest === last) return last;
  setLast(newest);
  return newest;
}

/** The open forms. One may come from the address; opening and closing others adds no history entry. */
function useOpenProviders() {
  const [address] = useAddress();
  const linked = findProvider(address.get(openProviderParameter) ?? '')?.id ?? null;
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
  return { openProviders, linked, isChoosing: address.get(chooseParameter) === '1', toggle };
}

/** Refetches when the page gets focus: another tab may have saved. */
function useRefetchOnFocus(key: QueryKey): void {
  const client = useQueryClient();
  const hash = hashKey(key);
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible')
        void client.refetchQueries({ predicate: ({ queryHash }) => queryHash === hash }, { cancelRefetch: false });
    };
    window.addEventListener('focus', refetch);
    document.addEventListener('visibilitychange', refetch);
    return () => {
      window.removeEventListener('focus', refetch);
      document.removeEventListener('visibilitychange', refetch);
    };
  }, [client, hash]);
}

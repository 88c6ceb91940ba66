import { editDisabledReason, sections } from '@hub/domain/permissions';
import {
  checkLocation,
  type Location,
  type LocationSettings,
  locationSettingsOf,
  restoredLocationText,
  savedLocationText,
} from '@hub/domain/routing';
import { newerVersionText } from '@hub/domain/shared';
import { shownValue } from '@hub/ui/data';
import { type LocationDraft, LocationSettingsScreen } from '@hub/ui/fulfillment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useConnections } from '../../connections/useConnections.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useVersionedForms } from '../../mutations/useVersionedForms.ts';
import { useVersionedSave, type VersionedSaveOptions } from '../../mutations/useVersionedSave.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useRoutingClient } from '../../locations/useRoutingClient.ts';
import { useRoutingLocations } from '../../locations/useRoutingLocations.ts';
import { type AccountChoices, type AccountConnection, findProvider } from '@hub/domain/integrations';
import { useListedChoices } from '../../connections/useListedChoices.ts';

/** `/app/fulfillment/locations`. */
export function LocationSettingsTab(props: ScreenProps) {
  const { shop, access } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const { route, tab } = props;
  const client = useRoutingClient();
  const queryClient = useQueryClient();
  const locations = useRoutingLocations();
  const list = shownValue(locations) ?? [];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const close = (key: string) => setOpen((before) => new Set([...before].filter((other) => other !== key)));
  const nameOf = (key: string) => list.find(({ locationId }) => locationId === key)?.name ?? key;
  const saving = {
    mutationKey: fulfillmentKeys.saveLocation(shop),
    queryKey: fulfillmentKeys.locations(shop),
    isConcurrent: true,
    texts(key) {
      const name = nameOf(key);
      const done = { saved: savedLocationText(name), restored: restoredLocationText(name) };
      return { ...done, what: 'settings', saving: name, title: name, about: name };
    },
    valueOf: locationSettingsOf,
    send: ({ key, value: settings, baseVersion }, options) =>
      client.saveLocation({ locationId: key, baseVersion, settings }, options),
    onNewest: (key, newest) =>
      queryClient.setQueryData<readonly Location[]>(fulfillmentKeys.locations(shop), (before) =>
        before?.map((other) => (other.locationId === key ? newest : other)),
      ),
  } satisfies Omit<VersionedSaveOptions<LocationSettings, Location>, 'onSaved' | 'onOutdated'>;
  const formOf = useVersionedForms<LocationSettings, Location>({
    ...saving,
    problemsOf: checkLocation,
    onSaved: close,
  });
  const switches = useVersionedSave<LocationSettings, Location>({
    ...saving,
    onSaved: () => undefined,
    onOutdated: (key, current) =>
      toasts.show(newerVersionText(current.savedBy, 'settings'), 'error', { detail: nameOf(key) }),
  });
  const forms = list.map((location) => ({ location, ...formOf(location.locationId, location) }));
  const drafts = new Map(
    forms.flatMap(({ location: { locationId }, value, isDirty, isSaving, newer }): [string, LocationDraft][] =>
      open.has(locationId) || isDirty ? [[locationId, { settings: value, isDirty, isSaving, newer }]] : [],
    ),
  );
  const dirty = forms.filter(({ isDirty }) => isDirty);
  const discard = (location: Location) => {
    formOf(location.locationId, location).onDiscard();
    close(location.locationId);
  };
  const accounts = shownValue(useConnections()) ?? [];
  const choices = useListedSites([...drafts.values()], accounts);
  const switching = list.flatMap(({ locationId }) => (switches.isSaving(locationId) ? [locationId] : []));
  return (
    <>
      <LocationSettingsScreen
        pageHeader={usePageHeader(props)}
        locations={locations}
        drafts={drafts}
        accounts={accounts}
        choices={choices}
        disabledReason={editDisabledReason(access, sections.locations)}
        switching={new Set(switching)}
        onSwitch={(location, isActive) => {
          const value = { ...locationSettingsOf(location), isActive };
          switches.save({ key: location.locationId, value, before: location });
        }}
        onToggleForm={({ locationId }) => {
          if (open.has(locationId)) close(locationId);
          else setOpen((before) => new Set(before).add(locationId));
        }}
        onChange={(location, settings) => formOf(location.locationId, location).onChange(settings)}
        onSave={(location) => formOf(location.locationId, location).onSave()}
        onDiscard={discard}
      />
      <LeaveDialog
        isDirty={dirty.length > 0}
        path={tab?.path ?? route.path}
        save={() => dirty.forEach(({ onSave }) => onSave())}
        discard={() => dirty.forEach(({ location }) => discard(location))}
      />
    </>
  );
}

/** What the 3PLs of open forms list for their accounts, by string id. Reads only those with a choice of warehouses. */
function useListedSites(
  drafts: readonly LocationDraft[],
  accounts: readonly AccountConnection[],
): ReadonlyMap<string, readonly AccountChoices[]> {
  const chosen = new Set(drafts.map(({ settings }) => settings.providerId));
  const asked = [...new Set(accounts.map(({ providerId }) => providerId))].flatMap((id) => {
    const provider = chosen.has(id) ? findProvider(id) : null;
    return provider?.siteChoice === undefined ? [] : [provider.thirdPartyId];
  });
  return new Map([...useListedChoices(asked)].map(([id, listed]) => [id, listed.accounts]));
}

import { editDisabledReason, sections } from '@hub/domain/permissions';
import { checkLocation, type Location } from '@hub/domain/routing';
import { shownValue } from '@hub/ui/data';
import { LocationSettingsScreen } from '@hub/ui/fulfillment';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRoutingLocations } from '../useRoutingLocations.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useConnections } from '../../connections/useConnections.ts';
import { useListedSites } from './useListedSites.ts';
import { useLocationForms } from './useLocationForms.ts';
import { useLocationSave } from './useLocationSave.ts';

/** `/app/fulfillment/locations` for servers with capability `routing`. */
export function LocationSettingsTab(props: ScreenProps) {
  const { access } = useOpenShop();
  const { route, tab } = props;
  const locations = useRoutingLocations();
  const forms = useLocationForms();
  const { save, pending } = useLocationSave({ onSaved: forms.settle, onOutdated: forms.setNewer });
  const saveForm = (location: Location) => {
    const settings = forms.settingsOf(location);
    if (checkLocation(settings).length > 0) return;
    save({ location, settings, baseVersion: forms.baseVersionOf(location), isForm: true });
  };
  const drafts = forms.drafts(shownValue(locations) ?? [], pending);
  const accounts = shownValue(useConnections()) ?? [];
  const choices = useListedSites([...drafts.values()], accounts);
  const dirty = (shownValue(locations) ?? []).filter((location) => forms.isDirty(location));
  return (
    <>
      <LocationSettingsScreen
        pageHeader={usePageHeader(props)}
        locations={locations}
        drafts={drafts}
        accounts={accounts}
        choices={choices}
        disabledReason={editDisabledReason(access, sections.locations)}
        switching={pending}
        onSwitch={(location, isActive) =>
          save({ location, settings: { ...location, isActive }, baseVersion: location.version, isForm: false })
        }
        onToggleForm={forms.toggle}
        onChange={forms.change}
        onSave={saveForm}
        onDiscard={forms.close}
        onUseTheirs={forms.close}
        onSaveMine={saveForm}
      />
      <LeaveDialog
        isDirty={dirty.length > 0}
        path={tab?.path ?? route.path}
        save={() => dirty.forEach(saveForm)}
        discard={() => dirty.forEach(forms.close)}
      />
    </>
  );
}

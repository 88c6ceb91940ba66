import { type Location, type LocationSettings, locationSettingsOf } from '@hub/domain/routing';
import type { LocationDraft } from '@hub/ui/fulfillment';
import { useState } from 'react';

interface OpenForm {
  /** The location when the form was opened, whose version a save changes. */
  base: Location;
  settings: LocationSettings;
  newer: Location | null;
}

interface LocationForms {
  /** By id, of the locations that are listed. */
  drafts(locations: readonly Location[], saving: ReadonlySet<string>): ReadonlyMap<string, LocationDraft>;
  /** As they are on the screen. */
  settingsOf(location: Location): LocationSettings;
  /** The version that a save changes: the newest that the person has seen. */
  baseVersionOf(location: Location): number;
  isDirty(location: Location): boolean;
  toggle(location: Location): void;
  change(location: Location, settings: LocationSettings): void;
  setNewer(newer: Location): void;
  /** Closes the form that was saved, unless it was changed since. */
  settle(saved: Location, sent: LocationSettings): void;
  /** Drops what was changed. */
  close(location: Location): void;
}

/** The open forms of locations. */
export function useLocationForms(): LocationForms {
  const [forms, setForms] = useState<ReadonlyMap<string, OpenForm>>(new Map());
  const set = (locationId: string, change: (form: OpenForm | undefined) => OpenForm | null) =>
    setForms((before) => {
      const next = new Map(before);
      const form = change(before.get(locationId));
      if (form === null) next.delete(locationId);
      else next.set(locationId, form);
      return next;
    });
  const isDirty = ({ locationId }: Location) => {
    const form = forms.get(locationId);
    return form !== undefined && !isSame(form.settings, locationSettingsOf(form.base));
  };
  return {
    drafts: (locations, saving) =>
      new Map(
        locations.flatMap((location) => {
          const { locationId } = location;
          const form = forms.get(locationId);
          if (form === undefined) return [];
          const { settings, newer } = form;
          return [[locationId, { settings, newer, isDirty: isDirty(location), isSaving: saving.has(locationId) }]];
        }),
      ),
    settingsOf: (location) => forms.get(location.locationId)?.settings ?? locationSettingsOf(location),
    baseVersionOf(location) {
      const form = forms.get(location.locationId);
      return (form?.newer ?? form?.base ?? location).version;
    },
    isDirty,
    toggle: (location) =>
      set(location.locationId, (form) =>
        form === undefined ? { base: location, settings: locationSettingsOf(location), newer: null } : null,
      ),
    change: (location, settings) =>
      set(location.locationId, (form) => ({ base: location, newer: null, ...form, settings })),
    setNewer: (newer) => set(newer.locationId, (form) => (form === undefined ? null : { ...form, newer })),
    settle: (saved, sent) =>
      set(saved.locationId, (form) =>
        form === undefined || isSame(form.settings, sent) ? null : { ...form, base: saved, newer: null },
      ),
    close: ({ locationId }) => set(locationId, () => null),
  };
}

function isSame(a: LocationSettings, b: LocationSettings): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

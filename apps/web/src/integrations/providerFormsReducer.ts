import { type ProviderId, type ProviderSettings, areSettingsEqual } from '@hub/domain/integrations';

/** State of one provider's form, in memory only, since settings are credentials. */
export interface ProviderFormState {
  /** The draft, and the saved settings it is based on. `null`: no changes. */
  draft: { base: ProviderSettings; settings: ProviderSettings } | null;
}

export type ProviderFormsState = ReadonlyMap<ProviderId, ProviderFormState>;

export type ProviderFormEvent =
  | { type: 'edited'; id: ProviderId; saved: ProviderSettings; settings: ProviderSettings }
  | { type: 'discarded'; id: ProviderId }
  /** Saved by the server; changes since then are still unsaved. */
  | { type: 'saved'; id: ProviderId; settings: ProviderSettings }
  /** The settings were refetched after a save. */
  | { type: 'reloaded'; id: ProviderId; saved: ProviderSettings };

const initialFormState: ProviderFormState = { draft: null };

export function getFormState(state: ProviderFormsState, id: ProviderId): ProviderFormState {
  return state.get(id) ?? initialFormState;
}

/** Whether the form has unsaved changes. */
export function isDirty({ draft }: ProviderFormState): boolean {
  return draft !== null && !areSettingsEqual(draft.settings, draft.base);
}

/** Another person saved while this form had changes. */
export function isChangedElsewhere(form: ProviderFormState, saved: ProviderSettings): boolean {
  return form.draft !== null && isDirty(form) && !areSettingsEqual(saved, form.draft.base);
}

/** Values of the fields. A draft stays until the saved settings are refetched. */
export function shownSettings({ draft }: ProviderFormState, saved: ProviderSettings): ProviderSettings {
  return draft?.settings ?? saved;
}

export function providerFormsReducer(state: ProviderFormsState, event: ProviderFormEvent): ProviderFormsState {
  return new Map(state).set(event.id, providerFormReducer(getFormState(state, event.id), event));
}

function providerFormReducer(form: ProviderFormState, event: ProviderFormEvent): ProviderFormState {
  switch (event.type) {
    case 'edited':
      return { draft: { base: form.draft && isDirty(form) ? form.draft.base : event.saved, settings: event.settings } };
    case 'discarded':
      return { draft: null };
    case 'saved':
      return form.draft ? { draft: { ...form.draft, base: event.settings } } : form;
    case 'reloaded':
      // The server may have masked secrets, so the saved settings can differ from what was sent.
      return { draft: isDirty(form) && form.draft ? { ...form.draft, base: event.saved } : null };
  }
}

import { type ProviderId, type ProviderSettings, areSettingsEqual } from '@hub/domain/integrations';

/** What somebody does with one provider's form. Held in memory only: settings are credentials. */
export interface ProviderFormState {
  /** What was changed, and what was saved when the changing began. Null: the form shows what is saved. */
  draft: { base: ProviderSettings; settings: ProviderSettings } | null;
}

export type ProviderFormsState = ReadonlyMap<ProviderId, ProviderFormState>;

export type ProviderFormEvent =
  | { type: 'edited'; id: ProviderId; saved: ProviderSettings; settings: ProviderSettings }
  | { type: 'discarded'; id: ProviderId }
  /** The server has taken these; what was changed since they were sent is still unsaved. */
  | { type: 'saved'; id: ProviderId; settings: ProviderSettings }
  /** What is saved was read again after a save. */
  | { type: 'reloaded'; id: ProviderId; saved: ProviderSettings };

const initialFormState: ProviderFormState = { draft: null };

export function getFormState(state: ProviderFormsState, id: ProviderId): ProviderFormState {
  return state.get(id) ?? initialFormState;
}

/** Whether the form holds changes that are not saved. */
export function isDirty({ draft }: ProviderFormState): boolean {
  return draft !== null && !areSettingsEqual(draft.settings, draft.base);
}

/** Somebody else saved while this form was being changed. */
export function isChangedElsewhere(form: ProviderFormState, saved: ProviderSettings): boolean {
  return form.draft !== null && isDirty(form) && !areSettingsEqual(saved, form.draft.base);
}

/** What the fields show. A draft outlives a save until what was saved has been read again. */
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
      // The server may have put masks in place of secrets, so what is saved need not look like what was sent.
      return { draft: isDirty(form) && form.draft ? { ...form.draft, base: event.saved } : null };
  }
}

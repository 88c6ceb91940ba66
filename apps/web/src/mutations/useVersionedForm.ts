import type { ChangeOptions, SaveOutcome } from '@hub/api-client/http';
import type { SavedVersion } from '@hub/domain/shared';
import { type Loadable, shownValue } from '@hub/ui/data';
import type { VersionedForm } from '@hub/ui/layout';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLoadable } from '../queries/useLoadable.ts';
import { useVersionedForms } from './useVersionedForms.ts';
import type { VersionedSaveTexts } from './useVersionedSave.ts';

interface Options<Loaded extends { saved: SavedVersion }, Value> {
  queryKey: QueryKey;
  read: (options: { signal: AbortSignal }) => Promise<Loaded>;
  /** Leaves out who saved it, and when. */
  valueOf: (saved: Loaded['saved']) => Value;
  /** Empty: it can be saved. */
  problemsOf: (value: Value) => readonly unknown[];
  texts: VersionedSaveTexts;
  send: (value: Value, baseVersion: number, options: ChangeOptions) => Promise<SaveOutcome<Loaded['saved']>>;
}

const nothing = () => undefined;
const notLoaded = {
  value: null,
  isDirty: false,
  isSaving: false,
  newer: null,
  onChange: nothing,
  onSave: nothing,
  onDiscard: nothing,
};

/** A screen's only form, saved as versions: the loaded value and the form's current state. */
export function useVersionedForm<Loaded extends { saved: SavedVersion }, Value>({
  queryKey,
  read,
  texts,
  send,
  ...options
}: Options<Loaded, Value>): { loaded: Loadable<Loaded>; form: VersionedForm<Value, Loaded['saved']> } {
  const queryClient = useQueryClient();
  const loaded = useLoadable({ queryKey, queryFn: ({ signal }) => read({ signal }) });
  const formOf = useVersionedForms<Value, Loaded['saved']>({
    ...options,
    mutationKey: [...queryKey, 'save'],
    queryKey,
    texts: () => texts,
    send: ({ value, baseVersion }, sendOptions) => send(value, baseVersion, sendOptions),
    onNewest: (_, saved) => queryClient.setQueryData<Loaded>(queryKey, (reply) => reply && { ...reply, saved }),
  });
  const saved = shownValue(loaded)?.saved ?? null;
  return { loaded, form: saved === null ? notLoaded : formOf('form', saved) };
}

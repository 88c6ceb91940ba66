import type { ChangeOptions, SaveOutcome } from '@hub/api-client/http';
import type { SavedVersion } from '@hub/domain/shared';
import { type Loadable, shownValue } from '@hub/ui/data';
import type { VersionedForm } from '@hub/ui/layout';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLoadable } from '../queries/useLoadable.ts';
import { useVersionedDrafts } from './useVersionedDrafts.ts';
import { useVersionedSave, type VersionedSaveTexts } from './useVersionedSave.ts';

interface Options<Loaded extends { saved: SavedVersion }, Value> {
  queryKey: QueryKey;
  read: (options: { signal: AbortSignal }) => Promise<Loaded>;
  /** Without who saved it, and when. */
  valueOf: (saved: Loaded['saved']) => Value;
  /** None: it can be saved. */
  problemsOf: (value: Value) => readonly unknown[];
  texts: VersionedSaveTexts;
  send: (value: Value, baseVersion: number, options: ChangeOptions) => Promise<SaveOutcome<Loaded['saved']>>;
}

const form = 'form';

/** A screen's only form, saved as versions: what is loaded, and the form as it stands on the screen. */
export function useVersionedForm<Loaded extends { saved: SavedVersion }, Value>({
  queryKey,
  read,
  valueOf,
  problemsOf,
  texts,
  send,
}: Options<Loaded, Value>): { loaded: Loadable<Loaded>; form: VersionedForm<Value, Loaded['saved']> } {
  const queryClient = useQueryClient();
  const loaded = useLoadable({ queryKey, queryFn: ({ signal }) => read({ signal }) });
  const drafts = useVersionedDrafts<Value, Loaded['saved']>(valueOf);
  const { save, isSaving } = useVersionedSave<Value, Loaded['saved']>({
    mutationKey: [...queryKey, 'save'],
    queryKey,
    texts: () => texts,
    valueOf,
    send: ({ value, baseVersion }, options) => send(value, baseVersion, options),
    onNewest: (_, saved) => queryClient.setQueryData<Loaded>(queryKey, (reply) => reply && { ...reply, saved }),
    onSaved: drafts.settle,
    onOutdated: drafts.setNewer,
  });
  const saved = shownValue(loaded)?.saved ?? null;
  const draft = saved && drafts.of(form, saved);
  return {
    loaded,
    form: {
      value: draft?.value ?? null,
      isDirty: draft?.isDirty ?? false,
      isSaving,
      newer: draft?.newer ?? null,
      onChange: (value) => saved && drafts.change(form, saved, value),
      onSave() {
        if (draft && problemsOf(draft.value).length === 0) save({ key: form, value: draft.value, before: draft.base });
      },
      onDiscard: () => drafts.discard(form),
    },
  };
}

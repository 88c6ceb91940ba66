import type { SavedVersion } from '@hub/domain/shared';
import type { LoadedForm } from '@hub/ui/layout';
import { useVersionedDrafts } from './useVersionedDrafts.ts';
import { useVersionedSave, type VersionedSaveOptions } from './useVersionedSave.ts';

interface Options<Value, Saved extends SavedVersion> extends Omit<
  VersionedSaveOptions<Value, Saved>,
  'onSaved' | 'onOutdated'
> {
  /** Empty: it can be saved. By default every value can. */
  problemsOf?: (value: Value) => readonly unknown[];
  /** A form was saved; newer changes stay. */
  onSaved?(key: string): void;
}

/** Versioned forms of one kind; returns each form's current state by its key and saved value. */
export function useVersionedForms<Value, Saved extends SavedVersion>({
  problemsOf = () => [],
  onSaved,
  ...options
}: Options<Value, Saved>): (key: string, saved: Saved) => LoadedForm<Value, Saved> {
  const drafts = useVersionedDrafts<Value, Saved>(options.valueOf);
  const { save, isSaving } = useVersionedSave<Value, Saved>({
    ...options,
    onSaved(key, saved, sent) {
      drafts.settle(key, saved, sent);
      onSaved?.(key);
    },
    onOutdated: drafts.setNewer,
  });
  return (key, saved) => {
    const { value, isDirty, newer, base } = drafts.of(key, saved);
    return {
      value,
      isDirty,
      isSaving: isSaving(key),
      newer,
      onChange: (next) => drafts.change(key, saved, next),
      onSave() {
        if (problemsOf(value).length === 0) save({ key, value, before: base });
      },
      onDiscard: () => drafts.discard(key),
    };
  };
}

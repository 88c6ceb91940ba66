import type { SavedVersion } from '@hub/domain/shared';
import type { LoadedForm } from '@hub/ui/layout';
import { useVersionedDrafts } from './useVersionedDrafts.ts';
import { useVersionedSave, type VersionedSaveOptions } from './useVersionedSave.ts';

interface Options<Value, Saved extends SavedVersion> extends Omit<
  VersionedSaveOptions<Value, Saved>,
  'onSaved' | 'onOutdated'
> {
  /** None: it can be saved. By default every value can. */
  problemsOf?: (value: Value) => readonly unknown[];
  /** A form has been saved; changes that came since stay. */
  onSaved?(key: string): void;
}

/** Forms of one kind that are saved as versions; gives each, by its key and what is saved, as it stands on the screen. */
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

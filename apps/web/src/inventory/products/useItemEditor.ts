import { type SaveOutcome, WaitCancelledError } from '@hub/api-client/http';
import type { DeleteOutcome, ItemDeletion } from '@hub/api-client/products';
import { deletedItemText, type ItemSave, savedItemText } from '@hub/domain/products';
import { newerVersionText, type SavedVersion, savedVersionTexts } from '@hub/domain/shared';
import type { ItemActions, ItemEditor } from '@hub/ui/inventory';
import type { ChangeOptions } from '@hub/api-client/http';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useVersionedDrafts } from '../../mutations/useVersionedDrafts.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { productKeys } from './productKeys.ts';

interface Options<Settings, Item extends SavedVersion> {
  /** "package". */
  noun: string;
  items: readonly Item[];
  /** Settings of a new item. */
  emptySettings: Settings;
  /** Reloaded after each change. */
  queryKey: QueryKey;
  idOf(item: Item): string;
  nameOf(settings: Settings): string;
  settingsOf(item: Item): Settings;
  /** Id of a new item. */
  newId(settings: Settings): string;
  /** Whether it may be sent. */
  isValid(settings: Settings, others: readonly Item[]): boolean;
  saveItem(save: ItemSave<Settings>, options: ChangeOptions): Promise<SaveOutcome<Item>>;
  deleteItem(deletion: ItemDeletion, options: ChangeOptions): Promise<DeleteOutcome<Item>>;
}

type Change<Settings, Item> = { isUndo?: true; name: string } & (
  | { type: 'save'; key: string; save: ItemSave<Settings>; before: Item | null }
  | { type: 'delete'; item: Item }
);

type Outcome<Item> = SaveOutcome<Item> | DeleteOutcome<Item>;

/** Key of a new item's draft. */
const newKey = '';

/**
 * Adds, changes and deletes packages, bundles or collections, one at a time; each change can be undone by its toast.
 */
export function useItemEditor<Settings, Item extends SavedVersion>(
  options: Options<Settings, Item>,
): ItemActions<Settings> & { editor: ItemEditor<Settings, Item> | null } {
  const { noun, items, emptySettings, queryKey, idOf, nameOf, settingsOf } = options;
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const queryClient = useQueryClient();
  const drafts = useVersionedDrafts<Settings, Item | null>((item) =>
    item === null ? emptySettings : settingsOf(item),
  );
  const [openKey, setOpenKey] = useState(newKey);
  const open = drafts.begun(openKey);
  const mutation = useRequestMutation<Change<Settings, Item>, Outcome<Item>>({
    mutationKey: productKeys.saveItem(shop, noun),
    send: (change, { signal, idempotencyKey }) =>
      change.type === 'save'
        ? options.saveItem(change.save, { signal, idempotencyKey })
        : options.deleteItem({ id: idOf(change.item), baseVersion: change.item.version }, { signal, idempotencyKey }),
    slowText: ({ name }) => name,
    slowNotice: 'toast',
    onSuccess(outcome, change) {
      const { name, isUndo } = change;
      if (outcome.type === 'outdated') {
        const { current } = outcome;
        if (change.type === 'save' && !isUndo) drafts.setNewer(change.key, current);
        else toasts.show(newerVersionText(current.savedBy, 'settings'), 'error', { detail: name });
        return;
      }
      if (change.type === 'save' && outcome.type === 'saved' && !isUndo)
        drafts.settle(change.key, outcome.saved, change.save.settings);
      const text = outcome.type === 'saved' ? savedItemText(noun, name) : deletedItemText(noun, name);
      const undo = undoOf(change, outcome);
      toasts.show(text, 'success', {
        ...(undo !== null &&
          !isUndo && { buttons: [{ label: savedVersionTexts.undo, onAction: () => mutation.mutate(undo) }] }),
      });
    },
    onError(error, { name }, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        detail: name,
        buttons: [{ label: savedVersionTexts.retry, onAction: retry }],
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });

  function undoOf(change: Change<Settings, Item>, outcome: Outcome<Item>): Change<Settings, Item> | null {
    const { name } = change;
    if (change.type === 'delete') {
      const key = idOf(change.item);
      const save = { id: key, baseVersion: 0, settings: settingsOf(change.item) };
      return { type: 'save', key, save, before: null, name, isUndo: true };
    }
    if (outcome.type !== 'saved') return null;
    const { saved } = outcome;
    if (change.before === null) return { type: 'delete', item: saved, name, isUndo: true };
    const save = { id: change.save.id, baseVersion: saved.version, settings: settingsOf(change.before) };
    return { type: 'save', key: change.key, save, before: saved, name, isUndo: true };
  }

  const save = () => {
    if (open === null) return;
    const { base, value: settings } = open;
    const others = items.filter((item) => base === null || idOf(item) !== idOf(base));
    if (!options.isValid(settings, others)) return;
    const id = base === null ? options.newId(settings) : idOf(base);
    const baseVersion = base?.version ?? 0;
    mutation.mutate({
      type: 'save',
      key: openKey,
      save: { id, baseVersion, settings },
      before: base,
      name: nameOf(settings),
    });
  };
  const begin = (item: Item | null) => {
    const key = item === null ? newKey : idOf(item);
    drafts.discard(openKey);
    drafts.discard(key);
    drafts.change(key, item, item === null ? emptySettings : settingsOf(item));
    setOpenKey(key);
  };
  return {
    editor: open && {
      id: openKey === newKey ? null : openKey,
      settings: open.value,
      isDirty: open.isDirty,
      isSaving: mutation.isPending,
      newer: open.newer,
    },
    onAdd: () => begin(null),
    onOpen: (id) => begin(items.find((item) => idOf(item) === id) ?? null),
    onChange: (settings) => open && drafts.change(openKey, open.base, settings),
    onSave: save,
    onClose: () => drafts.discard(openKey),
    onDelete: (id) => {
      const item = items.find((other) => idOf(other) === id);
      if (item === undefined) return;
      drafts.discard(id);
      mutation.mutate({ type: 'delete', item, name: nameOf(settingsOf(item)) });
    },
  };
}

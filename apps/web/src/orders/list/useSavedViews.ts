import { maxSavedViews } from '@hub/domain/orders/list';
import { useMemo, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { savedViewsKey } from '../../environment/storageKeys.ts';
import { type ReadViews, readViews, type SavedView, writeViews } from './savedViews.ts';

export interface SavedViewsOfList {
  views: readonly SavedView[];
  /** Stored views of all lists that are unreadable. */
  unreadable: ReadViews['unreadable'];
  isFull: boolean;
  save(view: SavedView): void;
  rename(from: string, to: string): void;
  remove(name: string): void;
}

/** The saved views of one list, stored per shop in this browser. `slug`: the list. */
export function useSavedViews(slug: string): SavedViewsOfList {
  const { shop } = useOpenShop();
  const { localStore } = useAppEnvironment();
  const key = savedViewsKey(shop);
  const [stored, setStored] = useState(() => readViews(localStore.get(key)));

  return useMemo(() => {
    const views = stored.views[slug] ?? [];
    const change = (next: (before: readonly SavedView[]) => readonly SavedView[]) => {
      // Another tab may have saved something.
      const before = readViews(localStore.get(key));
      const after = { ...before.views, [slug]: next(before.views[slug] ?? []) };
      localStore.set(key, writeViews(after));
      setStored({ views: after, unreadable: 0 });
    };
    return {
      views,
      unreadable: stored.unreadable,
      isFull: views.length >= maxSavedViews,
      save: (view) =>
        change((before) => [...before.filter(({ name }) => name !== view.name), view].slice(-maxSavedViews)),
      rename: (from, to) =>
        change((before) => before.map((view) => (view.name === from ? { ...view, name: to } : view))),
      remove: (gone) => change((before) => before.filter(({ name }) => name !== gone)),
    };
  }, [stored, slug, key, localStore]);
}

import { shortcutTexts } from '@hub/domain/shared';
import { maxSavedViews, savedViewTexts } from '@hub/domain/orders/list';
import { SavedViewBar } from '@hub/ui/orders';
import { useShortcuts } from '../../shortcuts/ShortcutProvider.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { viewQuery, withView } from './savedViews.ts';
import type { SavedViewsOfList } from './useSavedViews.ts';

/** The saved views of a list; the address decides which one is current. */
export function SavedViewsBar({ views, isFull, save, rename, remove }: SavedViewsOfList) {
  const [address, write] = useAddress();
  const shown = viewQuery(address);
  const current = views.find(({ query }) => query === shown);
  const apply = (query: string) => write((before) => withView(before, query));

  /** Views in order with Standard first; an unsaved view is before the first and after the last. */
  const queries = [standardQuery, ...views.map(({ query }) => query)];
  const step = (by: 1 | -1) => () => {
    const from = queries.indexOf(shown);
    const nextIndex = from < 0 ? (by === 1 ? 0 : queries.length - 1) : (from + by + queries.length) % queries.length;
    apply(queries[nextIndex] ?? standardQuery);
  };
  useShortcuts([
    { id: 'next-view', keys: [']'], label: shortcutTexts.nextView, group: 'List of orders', run: step(1) },
    { id: 'previous-view', keys: ['['], label: shortcutTexts.previousView, group: 'List of orders', run: step(-1) },
  ]);

  return (
    <SavedViewBar
      names={views.map(({ name }) => name)}
      current={
        current
          ? { kind: 'saved', name: current.name }
          : shown === standardQuery
            ? { kind: 'standard' }
            : { kind: 'changed' }
      }
      onApply={(name) => apply(views.find((view) => view.name === name)?.query ?? standardQuery)}
      onSave={(name) => save({ name, query: shown })}
      onRename={rename}
      onDelete={remove}
      saveDisabledReason={isFull ? savedViewTexts.full(maxSavedViews) : null}
    />
  );
}

/** The query of a view without filters and sort. */
const standardQuery = '';

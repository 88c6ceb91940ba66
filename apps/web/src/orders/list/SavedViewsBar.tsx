import { maxSavedViews } from '@hub/domain/orders';
import { SavedViewBar } from '@hub/ui/orders';
import { useShortcuts } from '../../shortcuts/ShortcutProvider.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { viewQuery, withView } from './savedViews.ts';
import type { SavedViewsOfList } from './useSavedViews.ts';

/** The saved views of a list: what shows stands in the address, so the address says which of them it is. */
export function SavedViewsBar({ views, isFull, save, rename, remove }: SavedViewsOfList) {
  const [address, write] = useAddress();
  const shown = viewQuery(address);
  const current = views.find(({ query }) => query === shown);
  const apply = (query: string) => write((before) => withView(before, query));

  /** Standard is one of them; a view that is not saved lies before the first and after the last. */
  const queries = [standardQuery, ...views.map(({ query }) => query)];
  const step = (by: 1 | -1) => () => {
    const from = queries.indexOf(shown);
    const nextIndex = from < 0 ? (by === 1 ? 0 : queries.length - 1) : (from + by + queries.length) % queries.length;
    apply(queries[nextIndex] ?? standardQuery);
  };
  useShortcuts([
    { id: 'next-view', keys: [']'], label: 'Next saved view', group: 'List of orders', run: step(1) },
    { id: 'previous-view', keys: ['['], label: 'Previous saved view', group: 'List of orders', run: step(-1) },
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
      saveDisabledReason={isFull ? `A list keeps at most ${maxSavedViews} views. Delete one first.` : null}
    />
  );
}

/** The view that an address without filter, period and sort shows. */
const standardQuery = '';

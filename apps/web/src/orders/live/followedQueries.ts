import { type TabNumber, tabs } from '@hub/domain/orders';
import type { QueryKey } from '@tanstack/react-query';

/** Whether the query of this `orderKeys` key may have another answer once orders of these tabs have changed. */
export function readsOrdersOf(queryKey: QueryKey, tabNumbers: ReadonlySet<TabNumber>): boolean {
  const [, , kind, tab] = queryKey;
  if (kind === 'list' || kind === 'window') return tabNumbers.has(tab as TabNumber);
  if (kind === 'batches') return tabNumbers.has(tabs.inFulfillment);
  return kind === 'stopped' ? tabNumbers.has(tabs.errors) : true;
}

/** Whether the query is read again as soon as it is outdated; others when they are shown next. */
export function followsChanges(queryKey: QueryKey): boolean {
  // Of a window its first page; the others in sight follow that one.
  if (queryKey[2] === 'window') return queryKey[5] === 1;
  return ['stats', 'attention', 'list', 'detail', 'batches'].includes(String(queryKey[2]));
}

import type { OrderWindow } from '@hub/domain/orders/list';
import { GapRow } from './GapRow.tsx';
import type { ListWindowing } from './ListWindowing.ts';
import { createSparseOffsets } from './windowing/createSparseOffsets.ts';
import { createWindowScroller } from './windowing/createWindowScroller.ts';

/**
 * Windowing for a partly loaded list, in a separate file because most servers send whole lists. Memoize it and the
 * functions passed to it.
 */
export function orderListWindowing(
  { gapAt, loadedRanges }: Pick<OrderWindow, 'gapAt' | 'loadedRanges'>,
  handlers: Pick<ListWindowing, 'onRange' | 'onRetryRow'>,
): ListWindowing {
  return {
    ...handlers,
    renderGap: ({ key, ...row }) => <GapRow key={key} {...row} gap={gapAt(row.index)} />,
    createScroller: createWindowScroller,
    createOffsets: (count, heightOf) => createSparseOffsets(count, heightOf, loadedRanges),
  };
}

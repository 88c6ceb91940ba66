import type { OrderWindow } from '@hub/domain/orders/list';
import { GapRow } from './GapRow.tsx';
import type { ListWindowing } from './ListWindowing.ts';
import { createSparseOffsets } from './windowing/createSparseOffsets.ts';
import { createWindowScroller } from './windowing/createWindowScroller.ts';

/**
 * For the list of a window, of which some orders are not there; in a file of its own, since most servers hand out whole
 * lists. Memoise it, and the functions that it is given.
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

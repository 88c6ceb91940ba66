import type { OrderFilters } from '@hub/domain/dashboard';
import {
  type BulkAction,
  bulkOffers,
  isSelectedInWindow,
  loadedOrders,
  markedRows,
  type OrderWindow,
  type TabNumber,
  windowSelectionCoverage,
  windowSelectionTexts,
} from '@hub/domain/orders';
import { BulkProgress, BulkPrompt } from '@hub/ui/orders';
import { useOpenShop } from '../../../session/OpenShop.ts';
import { orderAccess } from '../../actions/orderAccess.ts';
import { useReadIsRunning } from '../../actions/RunningOrders.tsx';
import { BulkBar } from '../BulkBar.tsx';
import { RowsPrompt } from '../RowsPrompt.tsx';
import { useBulk } from '../useBulk.ts';
import { readListedOrders } from './readListedOrders.ts';
import { type FrozenBulk, useFrozenBulk } from './useFrozenBulk.ts';
import type { WindowListSelection } from './useWindowSelection.ts';

interface WindowBulkActionsProps {
  tab: TabNumber;
  filters: OrderFilters;
  placement: 'dashboard' | 'list';
  /** Null before the first reply. */
  orders: OrderWindow | null;
  /** Why nothing can be selected; the rows show it too. */
  disabledReason: string | undefined;
  list: WindowListSelection;
  /** Called with the height of the sticky bar, px; a stable function. */
  onBarHeight(height: number): void;
}

/**
 * Bulk actions of a list of which only the rows in sight are there. Orders selected by hand are there, and go as in
 * every list; of all that match the server knows which they are, and of those that an action left behind how they are.
 */
export function WindowBulkActions(props: WindowBulkActionsProps) {
  const { tab, filters, placement, orders, disabledReason, list, onBarHeight } = props;
  const { access, client } = useOpenShop();
  const readIsRunning = useReadIsRunning();
  const bulk = useBulk({
    tab,
    placement,
    onSettled: list.deselectSucceeded,
    readStage: (some, signal) => readListedOrders(client, tab, some, signal),
  });
  const frozen = useFrozenBulk({ tab, filters, bulk, list });
  const { selection, count, range } = list;

  function choose(action: BulkAction) {
    if (!selection.isAll) {
      const rows = markedRows(selection);
      return rows ? bulk.openPrompt(action, rows) : frozen.chooseOnly(action, [...selection.marked.values()]);
    }
    const there = orders === null ? [] : [...loadedOrders(orders).values()];
    const running = there.filter(({ orderId }) => isSelectedInWindow(selection, orderId) && readIsRunning(orderId));
    return frozen.chooseAll(action, { except: [...selection.marked.keys()], running, shownCount: count });
  }

  return (
    <>
      <BulkBar
        tab={tab}
        placement={placement}
        hasOrders={orders !== null && orders.length > 0}
        disabledReason={disabledReason}
        list={list}
        bulk={bulk}
        coverage={orders === null ? '' : windowSelectionCoverage(selection, orders.length)}
        offers={bulkOffers(tab, count, orderAccess(access, bulk.isRunning || frozen.preparing !== null))}
        onChoose={choose}
        onBarHeight={onBarHeight}
        preparing={preparingOf(frozen, range)}
        failure={frozen.failure ?? range.failure}
      />
      <RowsPrompt bulk={bulk} />
      {frozen.prompt && (
        <BulkPrompt
          key={frozen.prompt.id}
          plan={frozen.prompt.plan}
          onConfirm={frozen.confirm}
          onCancel={frozen.decline}
        />
      )}
    </>
  );
}

function preparingOf({ preparing }: FrozenBulk, { progress }: WindowListSelection['range']) {
  if (preparing) {
    const { text, since, cancel, retry } = preparing;
    return <BulkProgress text={text} since={since} isCancellable onCancel={cancel} onRetry={retry} />;
  }
  if (!progress) return null;
  const { orders, loaded, since, cancel, retry } = progress;
  const text = windowSelectionTexts.selectingRange(orders, loaded);
  return <BulkProgress text={text} since={since} isCancellable onCancel={cancel} onRetry={retry} />;
}

import type { OrderFilters } from '@hub/domain/dashboard';
import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import {
  type BulkAction,
  bulkOffers,
  errorOffers,
  isSelected,
  leftOutOfSelectionText,
  selectedRows,
  selectionCoverage,
  selectionTexts,
} from '@hub/domain/orders/bulk';
import { loadedOrders, type OrderWindow } from '@hub/domain/orders/list';
import type { ReadGap } from '@hub/domain/shared';
import { BulkProgress } from '@hub/ui/orders';
import { type ReactNode, useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderAccess } from '../actions/orderAccess.ts';
import { useReadIsRunning } from '../actions/useIsRunning.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkPromptSlot } from './BulkPromptSlot.tsx';
import { type Bulk, useBulk } from './useBulk.ts';
import type { BulkPromptState } from './useBulkPrompt.ts';
import type { ListSelection } from './useSelection.ts';

export interface StageBulkActionsProps {
  tab: TabNumber;
  filters: OrderFilters;
  placement: 'dashboard' | 'list';
  /** Orders of every page; `null` before the first reply. */
  orders: OrderWindow | null;
  /** The orders belong to the previous filter. */
  isOtherList: boolean;
  /** Why nothing can be selected; the rows show it too. */
  disabledReason: string | undefined;
  /** Orders of a whole list that are unreadable or may be missing; `null` when unknown. */
  leftOut: { unreadable: number; gap: ReadGap | null } | null;
  /** Reloads the list. */
  onReadAgain: (() => void) | undefined;
  list: ListSelection;
  /** Called with the height of the sticky bar, px; a stable function. */
  onBarHeight(height: number): void;
  /** Below the bar: controls that send orders without a selection, such as all of one cause. */
  renderBelow(bulk: Pick<Bulk, 'openPrompt' | 'isRunning'>): ReactNode;
}

/** Bulk actions of one list. Orders with loaded rows are judged by them, all others by the server. */
export function StageBulkActions(props: StageBulkActionsProps) {
  const { tab, filters, placement, orders, isOtherList, disabledReason, leftOut, list, onBarHeight } = props;
  const { access } = useOpenShop();
  const readIsRunning = useReadIsRunning();
  const bulk = useBulk({ tab, filters, placement, onSettled: list.settle });
  const { prompt } = bulk;
  const { selection, count, range } = list;
  const hasGap = leftOut !== null && leftOut.gap !== null;
  const bulkAccess = orderAccess(access, bulk.isRunning || prompt.preparing !== null);
  // Only errors have offers that depend on their rows.
  const selectedErrors = useMemo(
    () => (tab === tabs.errors ? (selectedRows(selection, orders) ?? noOrders) : noOrders),
    [tab, selection, orders],
  );

  function choose(action: BulkAction) {
    const rows = selectedRows(selection, orders);
    if (rows !== null) return prompt.choose(action, { rows, wasAll: selection.isAll });
    if (!selection.isAll) return prompt.choose(action, { only: [...selection.marked.values()] });
    const loaded = orders === null ? [] : [...loadedOrders(orders).values()];
    const running = loaded.filter(({ orderId }) => isSelected(selection, orderId) && readIsRunning(orderId));
    return prompt.choose(action, { except: [...selection.marked.keys()], running, shownCount: count });
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
        coverage={orders === null || isOtherList ? '' : selectionCoverage(selection, orders.length, hasGap)}
        warning={count > 0 && leftOut !== null ? leftOutOfSelectionText(leftOut) : undefined}
        onReadAgain={
          count > 0 && hasGap && !bulk.isRunning && disabledReason === undefined ? props.onReadAgain : undefined
        }
        offers={tab === tabs.errors ? errorOffers(selectedErrors, bulkAccess) : bulkOffers(tab, count, bulkAccess)}
        onChoose={choose}
        onBarHeight={onBarHeight}
        preparing={preparingOf(prompt, range)}
        failure={prompt.failure ?? range.failure}
      />
      {props.renderBelow(bulk)}
      <BulkPromptSlot {...prompt} />
    </>
  );
}

const noOrders: readonly Order[] = [];

function preparingOf({ preparing }: BulkPromptState, { progress }: ListSelection['range']) {
  if (preparing) {
    const { text, since, cancel, retry } = preparing;
    return <BulkProgress text={text} since={since} isCancellable onCancel={cancel} onRetry={retry} />;
  }
  if (!progress) return null;
  const { orders, loaded, since, cancel, retry } = progress;
  const text = selectionTexts.selectingRange(orders, loaded);
  return <BulkProgress text={text} since={since} isCancellable onCancel={cancel} onRetry={retry} />;
}

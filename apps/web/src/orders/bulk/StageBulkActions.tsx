import type { AllOrders } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import {
  bulkOffers,
  bulkTexts,
  errorOffers,
  leftOutOfSelectionText,
  type Order,
  selectedOrders,
  selectingMatchesText,
  selectionCoverage,
  type TabNumber,
  tabs,
} from '@hub/domain/orders';
import { BulkProgress } from '@hub/ui/orders';
import { type ReactNode, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderAccess } from '../actions/orderAccess.ts';
import { BulkBar } from './BulkBar.tsx';
import { RowsPrompt } from './RowsPrompt.tsx';
import { type Bulk, useBulk } from './useBulk.ts';
import { useSelectAllMatching } from './useSelectAllMatching.ts';
import type { ListSelection } from './useSelection.ts';

export interface StageBulkActionsProps {
  tab: TabNumber;
  filters: OrderFilters;
  placement: 'dashboard' | 'list';
  /** The shown page; null before the first reply. */
  orders: readonly Order[] | null;
  /** They are of the previous filter or page: the chosen one could not be loaded. */
  isStale: boolean;
  /** Why nothing can be selected; the rows show it too. */
  selectionDisabledReason: string | undefined;
  /** Unreadable orders of the page, which cannot be selected. */
  unreadable: number;
  /** The server has more pages. */
  isPaged: boolean;
  list: ListSelection;
  /** Called with the height of the sticky bar, px; a stable function. */
  onBarHeight(height: number): void;
  /** Below the bar: what sends orders that are not selected, such as all of one cause. */
  renderBelow?: ((bulk: Pick<Bulk, 'openPrompt' | 'isRunning'>) => ReactNode) | undefined;
}

/** Bulk actions of one list that is there as a whole, or page by page. */
export function StageBulkActions(props: StageBulkActionsProps) {
  const { tab, filters, placement, orders, isStale, selectionDisabledReason, unreadable, isPaged, list, onBarHeight } =
    props;
  const { access } = useOpenShop();
  const [leftOut, setLeftOut] = useState<Pick<AllOrders, 'unreadable' | 'gap'>>(noneLeftOut);
  const bulk = useBulk({ tab, placement, onSettled: list.deselectSucceeded });
  const {
    collecting,
    start,
    cancel: stopCollecting,
  } = useSelectAllMatching(tab, filters, ({ orders: matching, unreadable: missed, gap }) => {
    list.selectMatching(matching);
    setLeftOut({ unreadable: missed, gap });
  });
  const coversAll = list.selection.selectedList?.covers === 'matching';
  const missing = coversAll ? leftOut : { unreadable, gap: null };
  const isCollecting = collecting.step === 'fetching';
  const bulkAccess = orderAccess(access, bulk.isRunning);
  return (
    <>
      <BulkBar
        tab={tab}
        placement={placement}
        hasOrders={orders !== null && orders.length > 0}
        disabledReason={selectionDisabledReason}
        list={list}
        bulk={bulk}
        coverage={
          orders === null || (list.count === 0 && (isStale || orders.length === 0))
            ? ''
            : selectionCoverage(list.selection, { orders, isEverything: !isPaged, hasGap: missing.gap !== null })
        }
        warning={list.count > 0 ? leftOutOfSelectionText(missing) : undefined}
        onReadAgain={
          list.count > 0 &&
          missing.gap !== null &&
          !bulk.isRunning &&
          !isCollecting &&
          selectionDisabledReason === undefined
            ? start
            : undefined
        }
        onSelectMatching={
          isPaged && !coversAll && selectionDisabledReason === undefined && !isCollecting ? start : undefined
        }
        offers={
          tab === tabs.errors
            ? errorOffers(selectedOrders(list.selection), bulkAccess)
            : bulkOffers(tab, list.count, bulkAccess)
        }
        onChoose={(action) => bulk.openPrompt(action, selectedOrders(list.selection))}
        onBarHeight={onBarHeight}
        preparing={
          collecting.step === 'fetching' ? (
            <BulkProgress
              text={selectingMatchesText(collecting.loaded)}
              since={collecting.since}
              isCancellable
              onCancel={stopCollecting}
              onRetry={start}
            />
          ) : null
        }
        failure={
          collecting.step === 'failed'
            ? {
                title: bulkTexts.loadingMatchesFailed,
                ...collecting.error,
                onRetry: start,
                onDismiss: stopCollecting,
              }
            : null
        }
      />
      {props.renderBelow?.(bulk)}
      <RowsPrompt bulk={bulk} />
    </>
  );
}

const noneLeftOut = { unreadable: 0, gap: null };

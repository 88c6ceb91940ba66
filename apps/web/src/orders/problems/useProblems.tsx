import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { backOrderFacts, backOrderTexts } from '@hub/domain/orders/detail';
import { findCause, hasCauses, orderCauses } from '@hub/domain/orders/errors';
import { BackOrderSummary, ErrorCauses, type OrderListProps, BackOrderNote } from '@hub/ui/orders';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Bulk } from '../bulk/useBulk.ts';
import type { ShownCause } from './ShownCause.ts';
import { CauseCureSlot } from './CauseCureSlot.tsx';
import { useVisibleDetails } from './useVisibleDetails.ts';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderDetailQuery } from '../useOrderDetail.ts';
import type { DetailReader } from './createDetailReader.ts';

export interface Problems {
  /** The orders of the chosen cause; `null`: all are shown. */
  chosenOrders: readonly Order[] | null;
  /** Extra props of this stage's list. */
  rows: Pick<OrderListProps, 'isErrorList' | 'showsStage' | 'renderNote' | 'onVisible'>;
  /** The chosen cause; `null`: all orders. */
  causeKey: string | null;
  /** Above the list, below the bulk actions; `null` when the list has none. */
  renderHeader(bulk: Pick<Bulk, 'openPrompt' | 'isRunning'> | null): ReactNode;
}

const plainRows: Problems['rows'] = {};
const errorRows: Problems['rows'] = { isErrorList: true };
const stageRows: Problems['rows'] = { showsStage: true };

/**
 * Extras of the lists: causes of errors, holds and reviews, short SKUs of back orders, the stage in All Orders.
 * `orders`: `null` until all of them are loaded.
 */
export function useProblems(tab: TabNumber, orders: readonly Order[] | null, { key, choose }: ShownCause): Problems {
  const causes = useMemo(() => orders && orderCauses(tab, orders), [tab, orders]);
  // A cause that disappears with a refetch filters nothing, so that the list is not empty.
  const chosen = findCause(causes, key);
  const { reader, onVisible, reading } = useVisibleDetails();
  const renderNote = useCallback((order: Order) => <BackOrderNoteSlot order={order} reader={reader} />, [reader]);
  const backOrderRows = useMemo(() => ({ renderNote, onVisible }), [renderNote, onVisible]);

  if (hasCauses(tab)) {
    return {
      chosenOrders: chosen?.orders ?? null,
      rows: tab === tabs.errors ? errorRows : plainRows,
      causeKey: chosen?.key ?? null,
      renderHeader: (bulk) => (
        <>
          {(tab === tabs.errors || causes !== null) && <ErrorCauses causes={causes} chosen={key} onChoose={choose} />}
          {tab === tabs.errors && chosen && bulk && <CauseCureSlot cause={chosen} bulk={bulk} />}
        </>
      ),
    };
  }
  if (tab === tabs.backOrders) {
    return {
      chosenOrders: null,
      rows: backOrderRows,
      causeKey: null,
      renderHeader: () => <BackOrderSummary orders={orders} reading={reading} onRetry={reader.retry} />,
    };
  }
  return {
    chosenOrders: null,
    rows: tab === tabs.all ? stageRows : plainRows,
    causeKey: null,
    renderHeader: () => null,
  };
}

/** The note of a back order's row, from the detail that loads while the row is visible. */
function BackOrderNoteSlot({ order, reader }: { order: Order; reader: DetailReader }) {
  const { shop, client } = useOpenShop();
  // Subscribes to the cache without fetching.
  const { data } = useQuery({ ...orderDetailQuery(shop, client, order.orderId), enabled: false });
  const hasFailed = useStore(reader, ({ failedIds }) => failedIds.has(order.orderId));
  const facts = useMemo(() => data && backOrderFacts(data), [data]);
  if (facts) return <BackOrderNote order={order} facts={{ state: 'ready', value: facts }} />;
  return (
    <BackOrderNote
      order={order}
      facts={hasFailed ? { state: 'failed', message: backOrderTexts.unreadable } : { state: 'loading' }}
    />
  );
}

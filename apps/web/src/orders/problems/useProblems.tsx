import {
  findCause,
  hasCauses,
  type Order,
  orderCauses,
  type TabNumber,
  tabs,
  backOrderFacts,
  backOrderTexts,
} from '@hub/domain/orders';
import { BackOrderSummary, ErrorCauses, type OrderListProps, BackOrderNote } from '@hub/ui/orders';
import { type Loadable, shownValue } from '@hub/ui/data';
import { type ReactNode, useCallback, useMemo } from 'react';
import { mapLoadable } from '../../queries/mapLoadable.ts';
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
  /** All orders of the stage, or those of the chosen cause. */
  orders: Loadable<readonly Order[]>;
  /** Extra props of this stage's list. */
  rows: Pick<OrderListProps, 'isErrorList' | 'showsStage' | 'renderNote' | 'onVisible'>;
  /** The chosen cause; null: all orders. */
  causeKey: string | null;
  /** Above the list, below the bulk actions; null where the list has none. */
  renderHeader(bulk: Pick<Bulk, 'openPrompt' | 'isRunning'> | null): ReactNode;
}

const plainRows: Problems['rows'] = {};
const errorRows: Problems['rows'] = { isErrorList: true };
const stageRows: Problems['rows'] = { showsStage: true };

/** Extras of the lists: causes of errors, holds and reviews, short SKUs of back orders, the stage in All Orders. */
export function useProblems(
  tab: TabNumber,
  orders: Loadable<readonly Order[]>,
  isPaged: boolean,
  { key, choose }: ShownCause,
): Problems {
  const shown = shownValue(orders);
  const causes = useMemo(() => shown && orderCauses(tab, shown), [tab, shown]);
  // A cause that disappears with a refetch filters nothing, so that the list is not empty.
  const chosen = findCause(causes, key);
  const { reader, onVisible, reading } = useVisibleDetails();
  const renderNote = useCallback((order: Order) => <BackOrderNoteSlot order={order} reader={reader} />, [reader]);
  const backOrderRows = useMemo(() => ({ renderNote, onVisible }), [renderNote, onVisible]);

  if (hasCauses(tab)) {
    return {
      orders: chosen ? mapLoadable(orders, () => chosen.orders) : orders,
      rows: tab === tabs.errors ? errorRows : plainRows,
      causeKey: chosen?.key ?? null,
      renderHeader: (bulk) => (
        <>
          {(tab === tabs.errors || causes !== null) && (
            <ErrorCauses causes={causes} chosen={key} onChoose={choose} isPaged={isPaged} />
          )}
          {tab === tabs.errors && chosen && bulk && <CauseCureSlot cause={chosen} bulk={bulk} />}
        </>
      ),
    };
  }
  if (tab === tabs.backOrders) {
    return {
      orders,
      rows: backOrderRows,
      causeKey: null,
      renderHeader: () => <BackOrderSummary orders={shownValue(orders)} reading={reading} onRetry={reader.retry} />,
    };
  }
  return { orders, rows: tab === tabs.all ? stageRows : plainRows, causeKey: null, renderHeader: () => null };
}

/** The note of a back order's row, from the detail that is loaded while the row is visible. */
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

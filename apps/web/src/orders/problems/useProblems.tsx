import { type ErrorCause, errorCauses, type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { BackOrderSummary, ErrorCauses, type OrderListProps } from '@hub/ui/orders';
import { type Loadable, shownValue } from '@hub/ui/data';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { BackOrderNoteSlot } from './BackOrderNoteSlot.tsx';
import { useVisibleDetails } from './useVisibleDetails.ts';

export interface Problems {
  /** All orders of the stage, or those of the chosen cause. */
  orders: Loadable<readonly Order[]>;
  /** Extra props of this stage's list. */
  rows: Pick<OrderListProps, 'isErrorList' | 'renderNote' | 'onVisible'>;
  /** Above the list. */
  header: ReactNode;
}

const plainRows: Problems['rows'] = {};
const errorRows: Problems['rows'] = { isErrorList: true };

/** Extras of problem lists: causes for errors, short SKUs for back orders; nothing on other tabs. */
export function useProblems(tab: TabNumber, orders: Loadable<readonly Order[]>, isPaged: boolean): Problems {
  const { causes, chosen, choose } = useCauses(tab === tabs.errors ? shownValue(orders) : null);
  const { reader, onVisible, reading } = useVisibleDetails();
  const renderNote = useCallback((order: Order) => <BackOrderNoteSlot order={order} reader={reader} />, [reader]);
  const backOrderRows = useMemo(() => ({ renderNote, onVisible }), [renderNote, onVisible]);

  if (tab === tabs.errors) {
    return {
      orders: chosen ? mapLoadable(orders, () => chosen.orders) : orders,
      rows: errorRows,
      header: <ErrorCauses causes={causes} chosen={chosen?.key ?? null} onChoose={choose} isPaged={isPaged} />,
    };
  }
  if (tab === 7) {
    return {
      orders,
      rows: backOrderRows,
      header: <BackOrderSummary orders={shownValue(orders)} reading={reading} onRetry={reader.retry} />,
    };
  }
  return { orders, rows: plainRows, header: null };
}

/** A cause that disappears with a refetch is no longer chosen, so that the list is not empty. */
function useCauses(orders: readonly Order[] | null): {
  causes: readonly ErrorCause[] | null;
  chosen: ErrorCause | null;
  choose(key: string | null): void;
} {
  const [key, choose] = useState<string | null>(null);
  const causes = useMemo(() => orders && errorCauses(orders), [orders]);
  return { causes, chosen: causes?.find((cause) => cause.key === key) ?? null, choose };
}

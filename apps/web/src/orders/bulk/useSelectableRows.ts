import type { TabNumber } from '@hub/domain/orders';
import { disabledReasonFor } from '@hub/domain/orders/actions';
import { bulkActions, bulkTexts } from '@hub/domain/orders/bulk';
import type { OrderSelection } from '@hub/ui/orders';
import { useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderAccess } from '../actions/orderAccess.ts';

interface ShownRows {
  /** Orders of the list; `undefined` while it loads. */
  count: number | undefined;
  /** They belong to the previous filter or page. */
  isStale: boolean;
}

/** Checkboxes of the rows, none without bulk actions. `disabledReason`: no edit permission, or a stale or empty list. */
export function useSelectableRows(
  tab: TabNumber,
  rows: Omit<OrderSelection, 'disabledReason'>,
  { count, isStale }: ShownRows,
): { selection: OrderSelection | undefined; disabledReason: string | undefined } {
  const { access } = useOpenShop();
  const emptyReason = count === 0 ? bulkTexts.nothingHere : undefined;
  const disabledReason =
    disabledReasonFor(orderAccess(access, false), false) ?? (isStale ? bulkTexts.stale : emptyReason);
  const selection = useMemo(
    () => (hasBulk(tab) ? { ...rows, ...(disabledReason !== undefined && { disabledReason }) } : undefined),
    [tab, rows, disabledReason],
  );
  return { selection, disabledReason };
}

/** Whether a stage has bulk actions (contract: not 1 and 4). */
export function hasBulk(tab: TabNumber): boolean {
  return bulkActions(tab).length > 0;
}

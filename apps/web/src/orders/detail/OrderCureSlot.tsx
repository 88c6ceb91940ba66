import { errorCure, type Order, type OrderDetail, shipmentErrorText, shipToText } from '@hub/domain/orders';
import { CauseCure } from '@hub/ui/orders';
import { useCureLinks } from './useCureLinks.ts';

export interface OrderCureSlotProps {
  order: Order;
  /** Null while it loads. */
  detail: OrderDetail | null;
}

/** What cures an open order in error, with the way to it in the store; its own buttons send it again. */
export function OrderCureSlot({ order, detail }: OrderCureSlotProps) {
  const cure = errorCure(firstErrorOf(order));
  const shipTo = cure?.kind === 'address' && detail ? shipToText(detail) : null;
  return <CauseCure cure={cure} shipTo={shipTo} links={useCureLinks(cure, order)} />;
}

function firstErrorOf(order: Order): Parameters<typeof errorCure>[0] {
  return order.workflowErrors[0] ?? { message: shipmentErrorText(order), type: null };
}

import type { OrderState } from './afterAction.ts';
import { linesToRoute } from './linesToRoute.ts';
import { backOrderStates, lineItemThreePlStatus } from '../threePlStatus.ts';

/** Routing's result for an order. */
export interface RoutingResult {
  /** `review`: no location can ship any of it. */
  outcome: 'routed' | 'partlyShort' | 'short' | 'review';
  /** Ids of the lines with short units. */
  shortLines: ReadonlySet<string>;
}

/** What stops an order; a person may have released it. */
export interface RoutingStops {
  /** Whether short lines put it on back order. */
  whenShort: boolean;
  /** Whether it needs review when no location can ship it. */
  withoutLocation: boolean;
}

/** The state after routing an open or back-ordered order. */
export function afterRouting(
  state: OrderState,
  { outcome, shortLines }: RoutingResult,
  stops: RoutingStops,
): OrderState {
  if (outcome === 'review') return stops.withoutLocation ? { ...state, stage: 'needsReview' } : state;
  const isShort = outcome !== 'routed';
  if (isShort && !stops.whenShort) return state;
  const routed = linesToRoute(state.detail);
  const canShipSome = routed.some(({ lineItemId }) => !shortLines.has(lineItemId));
  const backOrderState = isShort && canShipSome ? backOrderStates.releasablePartially : backOrderStates.none;
  return {
    stage: isShort ? 'backOrder' : 'open',
    order: { ...state.order, backOrderState },
    detail: withShortLines(state.detail, new Set(routed.map(({ lineItemId }) => lineItemId)), shortLines),
  };
}

/** An unchanged line stays the same object. */
function withShortLines(
  detail: OrderState['detail'],
  routed: ReadonlySet<string>,
  shortLines: ReadonlySet<string>,
): OrderState['detail'] {
  const lineItems = detail.lineItems.map((item) => {
    if (!routed.has(item.lineItemId)) return item;
    const threePlStatus = shortLines.has(item.lineItemId) ? lineItemThreePlStatus.backOrder : null;
    return item.threePlStatus === threePlStatus ? item : { ...item, threePlStatus };
  });
  return lineItems.some((item, index) => item !== detail.lineItems[index]) ? { ...detail, lineItems } : detail;
}

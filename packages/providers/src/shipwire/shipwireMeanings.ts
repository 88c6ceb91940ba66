import { message, type Words } from '@hub/domain/messages';
import type { z } from 'zod';
import type { Parcel, WarehouseOrder, ProviderOrderState } from '../ProviderAdapter.ts';
import { createStatusLookup } from '../shared/createStatusLookup.ts';
import {
  type shipwireHold,
  type shipwireLine,
  shipwireName,
  type shipwireOrder,
  type shipwirePiece,
  type shipwireTracking,
} from './shipwireWire.ts';

/*
 * What Shipwire's fields mean for us. Source: connectors to Shipwire and recorded replies.
 *
 * | Shipwire                          | Here                                                                  |
 * | --------------------------------- | --------------------------------------------------------------------- |
 * | order.externalId                  | reference                                                             |
 * | order.status                      | state, by `orderStates`; completed with units missing, see `stateOf`  |
 * | holds[].description, not cleared  | problem                                                               |
 * | piece                             | a parcel; its id stays the same when it gets tracking                 |
 * | piece.contents                    | lines of the parcel                                                   |
 * | tracking                          | carrier, number and link of its piece, or a parcel where it has none  |
 * | tracking.deliveredDate            | "delivered"                                                           |
 * | a label that was replaced         | not reported: another piece replaces the first (assumed)              |
 * | events.completedDate              | shippedAt                                                             |
 * | splitOrders, externalId `REF.1`   | parts, whose parcels are the order's; see `withParts`                 |
 */

const orderStates = createStatusLookup<ProviderOrderState>({
  held: 'onHold',
  processed: 'received',
  submitted: 'received',
  completed: 'shipped',
  delivered: 'shipped',
  canceled: 'cancelled',
  cancelled: 'cancelled',
});

type Line = z.infer<typeof shipwireLine>;
type Tracking = z.infer<typeof shipwireTracking>;
type Piece = z.infer<typeof shipwirePiece>;
type Hold = z.infer<typeof shipwireHold>;

/** An order with all pages of its nested lists. */
export interface WholeShipwireOrder {
  order: z.infer<typeof shipwireOrder>;
  lines: readonly Line[];
  trackings: readonly Tracking[];
  pieces: readonly Piece[];
  holds: readonly Hold[];
}

/** An unknown status never means shipped or canceled. */
export function toShipwireOrder({ order, lines, trackings, pieces, holds }: WholeShipwireOrder): WarehouseOrder {
  const known = orderStates(order.status);
  const hasLeft = known === 'shipped';
  const reasons = holds
    .filter(({ clearedDate }) => clearedDate === null)
    .map(({ description }) => description)
    .filter((description) => description !== null);
  const parcels = toParcels(pieces, trackings, hasLeft);
  return {
    reference: order.externalId ?? order.orderNo ?? '',
    providerOrderId: order.id,
    state: known === null ? 'onHold' : stateOf(known, lines),
    problem: problemOf(order.status, known, reasons),
    parcels: parcels.map(({ tracking, ...parcel }): Parcel => {
      const delivered = tracking?.deliveredDate ?? null;
      return {
        ...parcel,
        carrier: tracking?.carrier ?? null,
        trackingNumber: tracking?.tracking ?? null,
        trackingUrl: tracking?.url ?? null,
        shippedAt: hasLeft ? (order.events ?? delivered) : null,
        status: hasLeft ? (delivered === null ? 'in_transit' : 'delivered') : 'label_printed',
        isVoided: false,
      };
    }),
  };
}

/**
 * Combines an order with its parts. It is shipped when all parts are; a part canceled after others have left closes it
 * short.
 */
export function withParts(order: WarehouseOrder, parts: readonly WarehouseOrder[]): WarehouseOrder {
  if (parts.length === 0) return order;
  const parcels = [order, ...parts].flatMap((part) => part.parcels);
  const problem = parts.map((part) => part.problem).find((words) => words !== null) ?? null;
  return { ...order, state: stateOfParts(parts.map(({ state }) => state)), problem, parcels };
}

function stateOfParts(states: readonly ProviderOrderState[]): ProviderOrderState {
  const has = (...wanted: ProviderOrderState[]) => states.some((state) => wanted.includes(state));
  if (!has('received', 'onHold', 'partial')) {
    if (!has('shipped', 'closedShort')) return 'cancelled';
    return has('closedShort', 'cancelled') ? 'closedShort' : 'shipped';
  }
  if (has('shipped', 'closedShort', 'partial')) return 'partial';
  return has('onHold') ? 'onHold' : 'received';
}

/** Whether an external id belongs to a part: "S1001-1.2". */
export function isPartOf(externalId: string | null, reference: string): boolean {
  return (
    externalId !== null &&
    externalId.startsWith(`${reference}.`) &&
    /^\d+$/.test(externalId.slice(reference.length + 1))
  );
}

/**
 * A completed order has left in full unless units are back-ordered, which ship later, or given up. No status of an open
 * order says that some of it has left; the lines' counts do (assumed).
 */
function stateOf(known: ProviderOrderState, lines: readonly Line[]): ProviderOrderState {
  const ordered = sum(lines, ({ quantity }) => quantity);
  if (known === 'received') {
    const counted = sum(lines, ({ shipped: units }) => units ?? 0);
    return counted > 0 && counted < ordered ? 'partial' : known;
  }
  if (known !== 'shipped') return known;
  // A line without a count, or zero shipped units in a completed order, means nothing was counted.
  const shipped = sum(lines, ({ shipped: units, quantity }) => units ?? quantity);
  if (shipped === 0 || shipped >= ordered) return 'shipped';
  return sum(lines, ({ backordered }) => backordered ?? 0) > 0 ? 'partial' : 'closedShort';
}

function sum(lines: readonly Line[], units: (line: Line) => number): number {
  return lines.reduce((total, line) => total + units(line), 0);
}

function problemOf(status: string | null, known: ProviderOrderState | null, reasons: readonly string[]): Words | null {
  const provider = shipwireName;
  if (known === null) return message('providers.status', { provider, status: status ?? '' });
  if (known !== 'onHold') return null;
  return reasons.length === 0 ? message('providers.onHoldAt', { provider }) : reasons.join(' ');
}

/** Pieces count as parcels once they have tracking or the order has left. */
function toParcels(pieces: readonly Piece[], trackings: readonly Tracking[], hasLeft: boolean) {
  const fromPieces = pieces
    .map(({ id, contents }) => ({
      parcelId: `piece-${id}`,
      tracking: trackings.findLast(({ pieceId }) => pieceId === id),
      lines: contents.length === 0 ? null : contents.map((line) => ({ ...line, lineItemId: null })),
    }))
    .filter(({ tracking }) => hasLeft || tracking !== undefined);
  const alone = trackings
    .filter(({ pieceId }) => !pieces.some(({ id }) => id === pieceId))
    .map((tracking) => ({ parcelId: `tracking-${tracking.id}`, tracking, lines: null }));
  return [...fromPieces, ...alone];
}

import { readWords, toWireWords, wireMessage } from '../http/wireWords.ts';
import type { Words } from '@hub/domain/messages';
import {
  type AppliedStockChange,
  type ListedMovement,
  movementCauses,
  type RefusedStockRow,
  type StockChange,
  type StockLevel,
  type StockRow,
} from '@hub/domain/stock';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { toNumber, wireNumber } from '../http/wireFields.ts';

const wireKey = { sku: z.string(), location_id: z.string() };

const wireLevel = {
  ...wireKey,
  /** Units. */
  on_hand: wireNumber,
  /** Units reserved for orders. */
  allocated: wireNumber,
  /** Units on hand that cannot ship, and those that are held back; absent: none. */
  unavailable: z.optional(wireNumber),
  safety: z.optional(wireNumber),
  /** With this many available units, or fewer, it is low; `null`: as in the shop's settings. */
  low_at: z.nullable(wireNumber),
  ...wireVersion,
};

/** Units of a SKU at a location. */
export const wireStockLevel = z.object(wireLevel);
type WireStockLevel = z.infer<typeof wireStockLevel>;

/** A level in a list. */
export const wireStockRow = z.object({
  ...wireLevel,
  /** The product's name; empty when no order has the SKU. */
  name: z.string(),
  /** Units of this SKU that orders on back order wait for, from any location. */
  waiting_units: wireNumber,
  waiting_orders: wireNumber,
});
type WireStockRow = z.infer<typeof wireStockRow>;

/** Units that moved; those of a SKU at a location add up to its level. */
export const wireStockMovement = z.object({
  movement_id: z.string(),
  ...wireKey,
  cause: z.enum(movementCauses),
  /** Units to add; negative removes. */
  on_hand: wireNumber,
  allocated: wireNumber,
  unavailable: wireNumber,
  safety: wireNumber,
  order_id: z.nullable(z.string()),
  order_name: z.nullable(z.string()),
  /** Of the order, or of a parcel that is not one of its shipments. */
  shipment: z.nullable(z.string()),
  /** The person who counted; `null`: an order moved them. */
  by: z.nullable(z.string()),
  at: z.string(),
});
type WireStockMovement = z.infer<typeof wireStockMovement>;

export function toMovement(wire: WireStockMovement): ListedMovement {
  const { movement_id: movementId, sku, location_id: locationId, cause, shipment, by, at } = wire;
  const units = {
    onHand: Number(wire.on_hand),
    allocated: Number(wire.allocated),
    unavailable: Number(wire.unavailable),
    safety: Number(wire.safety),
  };
  const order = { orderId: wire.order_id, orderName: wire.order_name };
  return { movementId, sku, locationId, cause, ...units, ...order, shipment, by, at };
}

export function toWireMovement(movement: ListedMovement): WireStockMovement {
  const { movementId, locationId, onHand, orderId, orderName, ...same } = movement;
  const order = { order_id: orderId, order_name: orderName };
  return { movement_id: movementId, location_id: locationId, on_hand: onHand, ...order, ...same };
}

/** Why people cannot change the units on hand of a location. */
export const wireCountedElsewhere = z.object({ location_id: z.string(), reason: z.string(), ...wireMessage });
type WireCountedElsewhere = z.infer<typeof wireCountedElsewhere>;

/** A change of a level. */
export const wireStockChange = z.object({
  ...wireKey,
  /** `null`: it is no longer counted here. */
  on_hand: z.nullable(wireNumber),
  low_at: z.nullable(wireNumber),
  /** The version that was changed; 0: it is not counted yet. */
  base_version: wireNumber,
});

/** A level before and after a change; `null`: it is not counted. */
export const wireAppliedChange = z.object({ before: z.nullable(wireStockLevel), after: z.nullable(wireStockLevel) });

/** A row of a file that is left out. */
export const wireRefusedRow = z.object({
  /** From 1. */
  line: wireNumber,
  reason: z.string(),
  ...wireMessage,
  cells: z.array(z.string()),
});

export function toStockLevel(wire: WireStockLevel): StockLevel {
  return {
    sku: wire.sku,
    locationId: wire.location_id,
    onHand: Number(wire.on_hand),
    allocated: Number(wire.allocated),
    unavailable: Number(wire.unavailable ?? 0),
    safety: Number(wire.safety ?? 0),
    lowAt: toNumber(wire.low_at),
    ...toVersion(wire),
  };
}

export function toWireStockLevel(level: StockLevel): WireStockLevel {
  const { sku, locationId, onHand, allocated, unavailable, safety, lowAt } = level;
  const units = { on_hand: onHand, allocated, unavailable, safety };
  return { sku, location_id: locationId, ...units, low_at: lowAt, ...toWireVersion(level) };
}

export function toStockRow(wire: WireStockRow): StockRow {
  const waiting = { units: Number(wire.waiting_units), orders: Number(wire.waiting_orders) };
  return { ...toStockLevel(wire), name: wire.name, waiting };
}

export function toWireStockRow(row: StockRow): WireStockRow {
  const { units, orders } = row.waiting;
  return { ...toWireStockLevel(row), name: row.name, waiting_units: units, waiting_orders: orders };
}

export function toCountedElsewhere(wire: readonly WireCountedElsewhere[]): ReadonlyMap<string, Words> {
  return new Map(wire.map(({ location_id, reason, ...beside }) => [location_id, readWords(reason, beside)]));
}

export function toWireCountedElsewhere(reasons: ReadonlyMap<string, Words>): WireCountedElsewhere[] {
  return [...reasons].map(([location_id, reason]) => ({
    location_id,
    ...toWireWords('reason', reason),
  }));
}

export function toStockChange(wire: z.infer<typeof wireStockChange>): StockChange {
  return {
    sku: wire.sku,
    locationId: wire.location_id,
    onHand: toNumber(wire.on_hand),
    lowAt: toNumber(wire.low_at),
    baseVersion: Number(wire.base_version),
  };
}

export function toWireStockChange(change: StockChange): z.infer<typeof wireStockChange> {
  const { sku, locationId, onHand, lowAt, baseVersion } = change;
  return { sku, location_id: locationId, on_hand: onHand, low_at: lowAt, base_version: baseVersion };
}

type WireAppliedChange = z.infer<typeof wireAppliedChange>;

export function toAppliedChange({ before, after }: WireAppliedChange): AppliedStockChange {
  return { before: before && toStockLevel(before), after: after && toStockLevel(after) };
}

export function toWireAppliedChange({ before, after }: AppliedStockChange): WireAppliedChange {
  return { before: before && toWireStockLevel(before), after: after && toWireStockLevel(after) };
}

export function toRefusedRow({ line, reason, cells, ...beside }: z.infer<typeof wireRefusedRow>): RefusedStockRow {
  return { line: Number(line), reason: readWords(reason, beside), cells };
}

export function toWireRefusedRow({ line, reason, cells }: RefusedStockRow): z.infer<typeof wireRefusedRow> {
  return { line, ...toWireWords('reason', reason), cells: [...cells] };
}

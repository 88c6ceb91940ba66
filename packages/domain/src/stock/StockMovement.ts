import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { type AppliedStockChange, type StockKey, stockKey, type StockLevel } from './StockLevel.ts';

/**
 * Why a level's units move. `opening`: counted before movements were recorded. `shippedLate`: by a 3PL that the order
 * no longer expected to ship it. `shippedByHand`: in the store. `missing`: more left than was counted, so the count
 * was too low.
 */
export const movementCauses = [
  'opening',
  'counted',
  'reserved',
  'released',
  'shipped',
  'shippedLate',
  'shippedByHand',
  'voided',
  'missing',
] as const;
export type MovementCause = (typeof movementCauses)[number];

/** A level's units; availability follows from them. */
export type StockQuantities = Pick<StockLevel, 'onHand' | 'allocated' | 'unavailable' | 'safety'>;

/** Units that move. */
export interface StockMove extends StockKey, Partial<StockQuantities> {
  cause: MovementCause;
  /** The order's id; absent for none. */
  orderId?: string;
  /** The order's name for what shipped them, so that a void finds them; absent for nothing. */
  shipment?: string;
}

/** A recorded movement. A level's movements sum to it. */
export interface StockMovement extends StockKey, StockQuantities {
  cause: MovementCause;
  orderId: string | null;
  shipment: string | null;
  /** Name of the person, store or 3PL that counted; `null` when an order moved them. */
  by: string | null;
  at: IsoTime;
}

/** A movement as a list shows it. */
export interface ListedMovement extends StockMovement {
  movementId: string;
  /** `null` when no order moved them or it is gone. */
  orderName: string | null;
}

/** A list's newest movements. */
export const listedMovements = 200;

/** Levels before and after, with the movements between them. */
export interface MovedStock {
  changes: readonly AppliedStockChange[];
  movements: readonly StockMovement[];
}

const quantityNames = ['onHand', 'allocated', 'unavailable', 'safety'] as const satisfies (keyof StockQuantities)[];
const nothing: StockQuantities = { onHand: 0, allocated: 0, unavailable: 0, safety: 0 };

/**
 * Moves units between levels; a SKU that is not counted at a location stays so. Units leaving a shelf make a new
 * version of the level. A shelf never goes below 0: shipping more than was counted adds a movement that says so.
 */
export function applyMoves(levels: readonly StockLevel[], moves: readonly StockMove[], at: IsoTime): MovedStock {
  const before = new Map(levels.map((level) => [stockKey(level), level]));
  const after = new Map(before);
  const movements: StockMovement[] = [];
  for (const move of moves) {
    const level = after.get(stockKey(move));
    if (level === undefined || quantityNames.every((name) => !move[name])) continue;
    const { orderId = null, shipment = null } = move;
    const movement = { ...nothing, ...move, orderId, shipment, by: null, at };
    const onHand = level.onHand + movement.onHand;
    const made: StockMovement[] = [movement];
    if (onHand < 0) made.push({ ...movement, ...nothing, onHand: -onHand, cause: 'missing', shipment: null });
    movements.push(...made);
    after.set(stockKey(move), made.reduce(moved, level));
  }
  const changes = [...after].flatMap(([key, level]): readonly AppliedStockChange[] => {
    const known = before.get(key);
    if (known === undefined || level === known) return [];
    const isCounted = level.onHand === known.onHand;
    const saved = isCounted ? level : { ...level, version: known.version + 1, savedAt: at, savedBy: null };
    return [{ before: known, after: saved }];
  });
  return { changes, movements };
}

function moved(level: StockLevel, movement: StockMovement): StockLevel {
  return { ...level, ...quantitiesOf((name) => level[name] + movement[name]) };
}

/** Counts of levels with the movements between them. `by` is who counted. */
export function countedStock(changes: readonly AppliedStockChange[], by: string, at: IsoTime): MovedStock {
  const movements = changes.flatMap((change) => countMovement(change, by, at));
  return { changes, movements };
}

function countMovement({ before, after }: AppliedStockChange, by: string, at: IsoTime): readonly StockMovement[] {
  const level = after ?? before;
  const difference = quantitiesOf((name) => (after?.[name] ?? 0) - (before?.[name] ?? 0));
  if (level === null || quantityNames.every((name) => difference[name] === 0)) return [];
  const { sku, locationId } = level;
  return [{ sku, locationId, ...difference, cause: 'counted', orderId: null, shipment: null, by, at }];
}

function quantitiesOf(units: (name: keyof StockQuantities) => number): StockQuantities {
  return {
    onHand: units('onHand'),
    allocated: units('allocated'),
    unavailable: units('unavailable'),
    safety: units('safety'),
  };
}

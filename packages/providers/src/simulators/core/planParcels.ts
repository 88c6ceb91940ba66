import type { ParcelPlan, SimulatedLine } from './SimulatedOrder.ts';
import { seededShare } from './seededShare.ts';

export interface PlannedParcel {
  wave: number;
  lines: readonly { lineId: number; sku: string; quantity: number }[];
}

/** The default plan of an order; most have one parcel. */
export function usualPlan(seed: string): ParcelPlan {
  const share = seededShare(`${seed} plan`);
  if (share < 0.08) return 'partial';
  if (share < 0.2) return 'two';
  if (share < 0.25) return 'withoutLabel';
  return 'one';
}

/** Puts every unit in exactly one parcel; `short` omits half of them. An order of one unit is always one parcel. */
export function planParcels(lines: readonly SimulatedLine[], plan: ParcelPlan): PlannedParcel[] {
  const all = lines.map((line) => ({ lineId: line.id, sku: line.sku, quantity: line.quantity }));
  const units = all.reduce((sum, line) => sum + line.quantity, 0);
  if (plan === 'one' || plan.startsWith('without') || units < 2) return [{ wave: 0, lines: all }];
  let left = Math.ceil(units / 2);
  const first = all.map((line) => {
    const quantity = Math.min(line.quantity, left);
    left -= quantity;
    return { ...line, quantity };
  });
  const second = all.map((line, index) => ({ ...line, quantity: line.quantity - (first[index]?.quantity ?? 0) }));
  const packed = (parcel: typeof all) => parcel.filter((line) => line.quantity > 0);
  if (plan === 'short') return [{ wave: 0, lines: packed(first) }];
  return [
    { wave: 0, lines: packed(first) },
    { wave: plan === 'partial' ? 1 : 0, lines: packed(second) },
  ];
}

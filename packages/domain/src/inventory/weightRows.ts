import { skuKey } from '../shared/SkuQuantity.ts';

/** The fields of a line item that weights need. */
export interface WeighedLine {
  sku: string;
  name: string;
  /** The server's text; its unit is not known. */
  weight: string;
}

/** Whether a SKU's weight is usable: missing on all lines, different between lines, or not a number. */
export type WeightState = 'missing' | 'differs' | 'unreadable' | 'given';

export interface WeightRow {
  key: string;
  /** Empty where the lines have none. */
  sku: string;
  name: string;
  state: WeightState;
  /** Each distinct text; '' for lines without one beside lines with one. Empty when no line has any. */
  weights: readonly string[];
  /** Orders that contain it. */
  orders: number;
}

export interface WeightTotals {
  skus: number;
  missing: number;
  differs: number;
  unreadable: number;
}

const urgency: Record<WeightState, number> = { missing: 0, differs: 1, unreadable: 2, given: 3 };

/** SKUs with a problem first, then by orders. `orders`: the shippable lines of each order. */
export function weightRows(orders: readonly (readonly WeighedLine[])[]): readonly WeightRow[] {
  const rows = new Map<string, { row: Omit<WeightRow, 'state' | 'weights'>; weights: Map<string, string> }>();
  for (const lines of orders) {
    const seen = new Set<string>();
    for (const { sku, name, weight } of lines) {
      const key = skuKey({ sku, name });
      const known = rows.get(key) ?? { row: { key, sku, name, orders: 0 }, weights: new Map<string, string>() };
      if (!seen.has(key)) known.row.orders += 1;
      if (known.row.name === '') known.row.name = name;
      const value = comparableWeight(weight);
      if (!known.weights.has(value)) known.weights.set(value, value === '' ? '' : weight.trim());
      seen.add(key);
      rows.set(key, known);
    }
  }
  return [...rows.values()]
    .map(({ row, weights }) => ({ ...row, ...stateOf([...weights.values()]) }))
    .sort((a, b) => urgency[a.state] - urgency[b.state] || b.orders - a.orders || (a.key < b.key ? -1 : 1));
}

/** How many SKUs there are, and how many have a problem. */
export function weightTotals(rows: readonly WeightRow[]): WeightTotals {
  const count = (state: WeightState) => rows.filter((row) => row.state === state).length;
  return { skus: rows.length, missing: count('missing'), differs: count('differs'), unreadable: count('unreadable') };
}

function stateOf(weights: readonly string[]): Pick<WeightRow, 'state' | 'weights'> {
  if (weights.length > 1) return { state: 'differs', weights };
  const [weight = ''] = weights;
  if (weight === '') return { state: 'missing', weights: [] };
  return { state: amountOf(weight) === null ? 'unreadable' : 'given', weights };
}

/** Normalised weight, equal for texts that mean the same; '' for none and for 0. */
function comparableWeight(text: string): string {
  const amount = amountOf(text);
  if (amount === null) return text.trim();
  return amount.number === 0 ? '' : `${amount.number} ${amount.unit}`;
}

/** A number with or without a unit. A single comma is a decimal separator. */
function amountOf(text: string): { number: number; unit: string } | null {
  const [, digits, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)$/u.exec(text.trim()) ?? [];
  const number = Number(digits?.replace(',', '.'));
  return digits === undefined || !Number.isFinite(number) ? null : { number, unit: unit.toLowerCase() };
}

/** The parts of an order line that determine its value. */
export interface ValuedLine {
  lineItemId: string;
  quantity: number;
  /** Per unit, before discounts; `null` when unknown. */
  price: number | null;
  isCancelled: boolean;
  /** 0 or `null` for goods. */
  virtualItem: number | null;
  /** The line that it replaces. */
  replaces?: { lineItemId: string };
}

/**
 * Total sale value of each goods line after discounts, to the cent; `null` when unknown. Lines that replace another
 * one, such as a bundle's items, share its value by units. `paid` is the unit price after discounts by line, where
 * the store gives it.
 */
export function declaredValues(
  lines: readonly ValuedLine[],
  paid: Readonly<Record<string, number>> = {},
): ReadonlyMap<string, number | null> {
  const sold = new Map(
    lines.map(({ lineItemId, quantity, price }) => {
      const unit = paid[lineItemId] ?? price;
      return [lineItemId, unit === null ? null : Math.round(unit * quantity * 100)];
    }),
  );
  const cents = new Map<string, number | null>();
  for (const { lineItemId, replaces, isCancelled, virtualItem } of lines) {
    if (isCancelled || (virtualItem ?? 0) !== 0 || cents.has(lineItemId)) continue;
    const whole = replaces && sold.get(replaces.lineItemId);
    if (replaces === undefined || whole === undefined) {
      cents.set(lineItemId, sold.get(lineItemId) ?? null);
      continue;
    }
    const parts = lines.filter((line) => line.replaces?.lineItemId === replaces.lineItemId);
    const shares =
      whole === null
        ? null
        : sharesOf(
            whole,
            parts.map(({ quantity }) => quantity),
          );
    for (const [index, part] of parts.entries()) cents.set(part.lineItemId, shares?.[index] ?? null);
  }
  return new Map([...cents].map(([lineItemId, value]) => [lineItemId, value === null ? null : value / 100]));
}

/** Splits cents by weight so that the shares sum up: each begins where the previous one ended. */
function sharesOf(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const share = (all === 0 ? cents : Math.round((cents * weight) / all)) - given;
    given += share;
    return share;
  });
}

/**
 * The value of some of a line's units, to the cent; `null` when unknown. `earlier`: units by line in the order's earlier
 * shipments, so that the shares of all shipments add up.
 */
export function valueOfUnits(
  values: ReadonlyMap<string, number | null>,
  { lineItemId, quantity }: Pick<ValuedLine, 'lineItemId' | 'quantity'>,
  lines: readonly ValuedLine[],
  earlier: ReadonlyMap<string, number> = new Map(),
): number | null {
  const value = values.get(lineItemId) ?? null;
  const all = lines.find((line) => line.lineItemId === lineItemId)?.quantity ?? 0;
  if (value === null || all <= 0) return null;
  return shareOf(value, { from: earlier.get(lineItemId) ?? 0, part: quantity, whole: all });
}

/**
 * A part's share of an amount, to the cent. Parts that follow each other sum up. One that does not fit after `from`,
 * because it was sent before, counts as the last.
 */
export function shareOf(amount: number, { from, part, whole }: { from: number; part: number; whole: number }): number {
  const start = Math.max(0, Math.min(from, whole - part));
  const centsUpTo = (end: number) => Math.round((Math.round(amount * 100) * Math.min(end, whole)) / whole);
  return (centsUpTo(start + part) - centsUpTo(start)) / 100;
}

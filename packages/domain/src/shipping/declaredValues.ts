/** A line of an order, as far as its value is concerned. */
export interface ValuedLine {
  lineItemId: string;
  quantity: number;
  /** Per unit, before discounts; null: not known. */
  price: number | null;
  isCancelled: boolean;
  /** 0 or null: goods. */
  virtualItem: number | null;
  /** The line in whose place it is sent. */
  replaces?: { lineItemId: string };
}

/**
 * What the units of each line of goods were sold for together, after discounts and to the cent; null: not known. Lines
 * that are sent in place of another one, as the items of a bundle are, share its value by their units.
 * `paid`: per unit after discounts, by line, as far as the store says so.
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

/** Shares of cents by weight, which add up to them: each begins where the one before ended. */
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

/** The value of some units of a line; null: not known. */
export function valueOfUnits(
  values: ReadonlyMap<string, number | null>,
  { lineItemId, quantity }: Pick<ValuedLine, 'lineItemId' | 'quantity'>,
  lines: readonly ValuedLine[],
): number | null {
  const value = values.get(lineItemId) ?? null;
  const all = lines.find((line) => line.lineItemId === lineItemId)?.quantity ?? 0;
  return value === null || all <= 0 ? null : Math.round((value * 100 * Math.min(quantity, all)) / all) / 100;
}

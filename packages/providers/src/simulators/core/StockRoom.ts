export interface StockLevel {
  sku: string;
  /** Permanent id, starting at 1. */
  id: number;
  onHand: number;
  /** Units for orders that have not left. */
  reserved: number;
}

export type SavedStock = readonly (StockLevel & { account: string })[];

/** Units by account and SKU. An unknown SKU starts with plenty of stock, unless a test sets it. */
export class StockRoom {
  readonly #levels = new Map<string, Map<string, StockLevel>>();
  readonly #unitsOfNew: number;

  constructor(unitsOfNew: number, saved: SavedStock = []) {
    this.#unitsOfNew = unitsOfNew;
    for (const { account, ...level } of saved) this.#levelsOf(account).set(level.sku, level);
  }

  level(account: string, sku: string): StockLevel {
    const levels = this.#levelsOf(account);
    const known = levels.get(sku);
    if (known) return known;
    const level = { sku, id: levels.size + 1, onHand: this.#unitsOfNew, reserved: 0 };
    levels.set(sku, level);
    return level;
  }

  /** Stock levels of one account: all, or the known ones in `skus`. */
  list(account: string, skus: readonly string[] | null = null): StockLevel[] {
    const levels = this.#levelsOf(account);
    if (skus) return skus.flatMap((sku) => levels.get(sku) ?? []);
    return [...levels.values()].sort((a, b) => (a.sku < b.sku ? -1 : 1));
  }

  set(account: string, sku: string, onHand: number): void {
    this.level(account, sku).onHand = onHand;
  }

  save(): SavedStock {
    return [...this.#levels].flatMap(([account, levels]) =>
      [...levels.values()].map((level) => ({ account, ...level })),
    );
  }

  #levelsOf(account: string): Map<string, StockLevel> {
    const known = this.#levels.get(account) ?? new Map<string, StockLevel>();
    this.#levels.set(account, known);
    return known;
  }
}

/** Units still free to promise. */
export function availableUnits(level: StockLevel): number {
  return Math.max(0, level.onHand - level.reserved);
}

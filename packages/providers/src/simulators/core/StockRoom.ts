export interface StockLevel {
  sku: string;
  /** The same for as long as the SKU is there, from 1. */
  id: number;
  onHand: number;
  /** Of orders that have not left. */
  reserved: number;
}

export type SavedStock = readonly (StockLevel & { account: string })[];

/** Units by account and SKU. A SKU that comes for the first time is there in plenty, unless a test says otherwise. */
export class StockRoom {
  readonly #levels = new Map<string, Map<string, StockLevel>>();
  readonly #unitsOfNew: number;

  constructor(unitsOfNew: number, saved: SavedStock = []) {
    this.#unitsOfNew = unitsOfNew;
    for (const { account, ...level } of saved) this.#ofAccount(account).set(level.sku, level);
  }

  level(account: string, sku: string): StockLevel {
    const levels = this.#ofAccount(account);
    const known = levels.get(sku);
    if (known) return known;
    const level = { sku, id: levels.size + 1, onHand: this.#unitsOfNew, reserved: 0 };
    levels.set(sku, level);
    return level;
  }

  /** Levels of one account, by SKU; those of `skus` that are known, or all. */
  list(account: string, skus: readonly string[] | null = null): StockLevel[] {
    const levels = this.#ofAccount(account);
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

  #ofAccount(account: string): Map<string, StockLevel> {
    const known = this.#levels.get(account) ?? new Map<string, StockLevel>();
    this.#levels.set(account, known);
    return known;
  }
}

/** What can still be promised. */
export function availableUnits(level: StockLevel): number {
  return Math.max(0, level.onHand - level.reserved);
}

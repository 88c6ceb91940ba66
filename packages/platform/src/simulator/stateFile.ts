import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { SavedApp } from './AppBook.ts';
import type { StoreBooks } from './model/StoreBooks.ts';
import type { StoreLevel, StoreLine, StoreLocation, BookedOrder } from './model/storeTypes.ts';

interface SavedLine extends Omit<StoreLine, 'product'> {
  sku: string;
}

export type SavedOrder = Omit<BookedOrder, 'lines'> & { lines: readonly SavedLine[] };

interface SavedProduct {
  sku: string;
  title: string;
  grams: number;
  updatedAt: number;
  levels: readonly (readonly [number, StoreLevel])[];
  /** Another variant of a SKU, in the sequence of creation; absent for the first. */
  isVariant?: true;
}

/** What the store remembers across restarts: everything since the past. */
export interface StoreState {
  version: 1;
  /** When the store first started. Past orders' times are relative to it. */
  openedAt: number;
  pastCount: number;
  replayed: number;
  app: SavedApp;
  orders: readonly SavedOrder[];
  products: readonly SavedProduct[];
  /** Absent in files of earlier versions: the initial locations. */
  locations?: readonly StoreLocation[];
}

/** The file exists but cannot be used. It is not changed. */
export class StoreStateError extends Error {
  override readonly name = 'StoreStateError';
}

const stateSchema = z.object({
  version: z.literal(1),
  openedAt: z.number(),
  pastCount: z.number(),
  replayed: z.number(),
  app: z.looseObject({ isInstalled: z.boolean(), tokens: z.array(z.looseObject({ token: z.string() })) }),
  orders: z.array(z.looseObject({ serial: z.number(), number: z.string(), lines: z.array(z.unknown()) })),
  products: z.array(z.looseObject({ sku: z.string() })),
});

/** Null if there is no file yet. Throws StoreStateError. */
export async function readStoreState(path: string): Promise<StoreState | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StoreStateError(`${path} cannot be read.`, { cause: error });
  }
  try {
    const state: StoreState = JSON.parse(text);
    stateSchema.parse(state);
    return state;
  } catch (error) {
    throw new StoreStateError(
      `${path} is not a state file of the simulated store. Move the file elsewhere to start with an empty store.`,
      {
        cause: error,
      },
    );
  }
}

/** Writes atomically: the file is the old one or the new one. */
export async function writeStoreState(path: string, state: StoreState): Promise<void> {
  const draft = `${path}.new`;
  await writeFile(draft, JSON.stringify(state));
  await rename(draft, path);
}

export function saveOrders(books: StoreBooks): SavedOrder[] {
  return [...books.allOrders()]
    .filter(({ isChanged }) => isChanged)
    .map((order) => ({
      ...order,
      lines: order.lines.map(({ product, ...line }) => ({ ...line, sku: product.sku })),
    }));
}

export function saveProducts(books: StoreBooks): SavedProduct[] {
  return books.products
    .map((product) => {
      const { sku, title, grams, createdAt, updatedAt, levels } = product;
      const isVariant = books.productBySku(sku) !== product;
      // The others are generated again.
      const changed = [...levels].filter(([, level]) => level.updatedAt > createdAt);
      return {
        isChanged: isVariant || changed.length > 0 || updatedAt > createdAt,
        sku,
        title,
        grams,
        updatedAt,
        levels: changed,
        ...(isVariant && { isVariant }),
      };
    })
    .flatMap(({ isChanged, ...product }) => (isChanged ? [product] : []));
}

/** Applies the saved state to the past. */
export function restore(books: StoreBooks, { orders, products, locations }: StoreState): void {
  if (locations) books.setLocations(locations);
  for (const order of orders)
    books.putOrder({
      ...order,
      lines: order.lines.map(({ sku, ...line }) => ({
        ...line,
        product: books.takeProduct(sku, line.name, line.price, order.at),
      })),
    });
  for (const { sku, title, grams, updatedAt, levels, isVariant } of products) {
    const known = books.productBySku(sku);
    if (!known) continue;
    const product = isVariant ? books.addVariant(known) : known;
    product.title = title;
    product.grams = grams;
    product.updatedAt = updatedAt;
    for (const [locationId, level] of levels) product.levels.set(locationId, level);
  }
}

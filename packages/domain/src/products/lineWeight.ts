import { kilogramsOf, kilogramsText, type Weight } from './Weight.ts';

/** What is known about the weight of a line's product. */
export interface LineWeightFacts {
  /** Set on the product; `null` for none. */
  product: Weight | null;
  /** Kilograms that the store sent with the order; can be empty. */
  fromStore: string;
  /** Default kilograms for products without a weight; `null` when unknown. */
  fallback: number | null;
  /** Services, vouchers and split bundles have no weight. */
  isVirtual: boolean;
}

/** A line's kilograms per unit as text: the product's, else the store's, else the shop's default, else empty. */
export function lineWeight({ product, fromStore, fallback, isVirtual }: LineWeightFacts): string {
  if (isVirtual) return '';
  if (product !== null) return kilogramsText(kilogramsOf(product));
  if (Number.parseFloat(fromStore) > 0) return fromStore;
  return fallback === null ? fromStore : kilogramsText(fallback);
}

import { kilogramsOf, kilogramsText, type Weight } from './Weight.ts';

/** What is known of the weight of a line's product. */
export interface LineWeightFacts {
  /** Set for the product; null: none. */
  product: Weight | null;
  /** Kilograms as the store sent them with the order; may be empty. */
  fromStore: string;
  /** Kilograms of products without a weight; null: not known. */
  fallback: number | null;
  /** Services, vouchers and split bundles; they weigh nothing. */
  isVirtual: boolean;
}

/** Kilograms per unit of a line as text: the product's, else the store's, else the shop's default, else empty. */
export function lineWeight({ product, fromStore, fallback, isVirtual }: LineWeightFacts): string {
  if (isVirtual) return '';
  if (product !== null) return kilogramsText(kilogramsOf(product));
  if (Number.parseFloat(fromStore) > 0) return fromStore;
  return fallback === null ? fromStore : kilogramsText(fallback);
}

import { isWeightMissing, type Product } from './Product.ts';

/** Filter of a product list. */
export interface ProductQuery {
  /** Words that the SKU or a name must contain; empty for all. */
  search: string;
  onlyMissingWeight: boolean;
  /** From 0. */
  offset: number;
  limit: number;
}

/** One part of the matching products. */
export interface ProductPage {
  products: readonly Product[];
  /** Number of matches. */
  total: number;
  /** Number of all products without a weight. */
  missingWeight: number;
  hasNextPage: boolean;
}

/** Products per page; an offset reads more. */
export const productsPerPage = 1_000;

/** One part of the products: those without a weight first, then best sellers, then by SKU. */
export function listProducts(products: readonly Product[], query: ProductQuery): ProductPage {
  const { search, onlyMissingWeight, offset, limit } = query;
  const matching = matchingProducts(products, search)
    .filter((product) => !onlyMissingWeight || isWeightMissing(product))
    .toSorted(byUrgency);
  const shown = matching.slice(offset, offset + limit);
  return {
    products: shown,
    total: matching.length,
    missingWeight: products.filter(isWeightMissing).length,
    hasNextPage: offset + shown.length < matching.length,
  };
}

/** Products whose SKU or names contain every word of the text, ignoring case. */
export function matchingProducts(products: readonly Product[], text: string): readonly Product[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return products;
  return products.filter(({ sku, name, storeName }) => {
    const searchable = `${sku} ${name} ${storeName}`.toLowerCase();
    return words.every((word) => searchable.includes(word));
  });
}

function byUrgency(a: Product, b: Product): number {
  return (
    Number(isWeightMissing(b)) - Number(isWeightMissing(a)) || b.unitsSold - a.unitsSold || (a.sku < b.sku ? -1 : 1)
  );
}

/** Units of one SKU. */
export interface SkuQuantity {
  sku: string;
  name: string;
  quantity: number;
}

/** Key of a SKU; lines without one are keyed by name. */
export function skuKey({ sku, name }: Pick<SkuQuantity, 'sku' | 'name'>): string {
  return sku === '' ? `name ${name}` : `sku ${sku}`;
}

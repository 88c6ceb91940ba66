import type { ShopTransaction } from '@hub/database';
import { readShippingMappings } from '@hub/database/shipping';
import type { WarehouseOrderRecord } from '@hub/database/warehouses';
import { type MappedSku, ownSkuOf } from '@hub/domain/shipping';
import type { WarehouseOrder } from '@hub/providers';

/** SKUs with another name at a 3PL. */
export async function readMappedSkus(transaction: ShopTransaction, provider: string): Promise<readonly MappedSku[]> {
  return (await readShippingMappings(transaction)).get(provider)?.skus ?? [];
}

/** A reading converted to the order's SKUs. */
export async function readingInOwnSkus(
  transaction: ShopTransaction,
  { provider, lines }: WarehouseOrderRecord,
  reading: WarehouseOrder,
): Promise<WarehouseOrder> {
  const mapped = await readMappedSkus(transaction, provider);
  if (mapped.length === 0) return reading;
  const orderSkus = lines.map(({ sku }) => sku);
  const parcels = reading.parcels.map((parcel) => ({
    ...parcel,
    lines: parcel.lines?.map((line) => ({ ...line, sku: ownSkuOf(mapped, line.sku, orderSkus) })) ?? null,
  }));
  return { ...reading, parcels };
}

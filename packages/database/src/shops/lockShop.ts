import { eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { shops } from '../schema/index.ts';

/** Blocks other changes to this shop's settings until the end of the transaction. */
export async function lockShop({ shopId, queries }: ShopTransaction): Promise<void> {
  await queries.select({ shopId: shops.shopId }).from(shops).where(eq(shops.shopId, shopId)).for('no key update');
}

import { eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { shops } from '../schema/index.ts';

/** Lets others who change settings of this shop wait until the end of the transaction. */
export async function lockShop({ shopId, queries }: ShopTransaction): Promise<void> {
  await queries.select({ shopId: shops.shopId }).from(shops).where(eq(shops.shopId, shopId)).for('no key update');
}

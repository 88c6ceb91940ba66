import { newTrackingPage, type SavedTrackingPage, trackingPageIn } from '@hub/domain/tracking';
import { unsavedVersion } from '@hub/domain/shared';
import { eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';
import { trackingPages } from '../schema/index.ts';
import { readShop } from '../shops/shopRecords.ts';

/** The shop's tracking page, with defaults. */
export async function readTrackingPage(transaction: ShopTransaction): Promise<SavedTrackingPage> {
  const { shopId, queries } = transaction;
  const { domain } = await readShop(transaction);
  const [row] = await queries.select().from(trackingPages).where(eq(trackingPages.shopId, shopId));
  if (row === undefined) return { ...newTrackingPage(domain), ...unsavedVersion };
  const { version, savedAt, savedBy, page } = row;
  return { ...newTrackingPage(domain), ...page, version, savedAt: savedAt.toISOString(), savedBy };
}

export async function saveTrackingPage({ shopId, queries }: ShopTransaction, saved: SavedTrackingPage): Promise<void> {
  const values = { page: trackingPageIn(saved), ...savedVersionColumns(saved) };
  await queries
    .insert(trackingPages)
    .values({ shopId, ...values })
    .onConflictDoUpdate({ target: [trackingPages.shopId], set: values });
}

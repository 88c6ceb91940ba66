import type { Database } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import { installShop } from '../../apps/server/src/testing/load/installShop.ts';
import { addCopies, fillShop } from '../engine/fillShop.ts';
import type { LoadShop } from './LoadShop.ts';

/** Orders of each small shop. */
const smallSizes = [100, 200, 400, 600, 1_000, 1_500, 2_500, 4_000, 6_000];
/** Copies of the sample data that make a million orders. */
const copiesForAMillion = 38;
/** Line items per copied order, as typical online shops have. All lines of the sample data would be twenty million. */
export const linesOfACopy = 3;

/** Webhooks per second and clients of each small shop; the big shop has the rest. */
const smallShopLoad = { perSecond: 3, browsers: 3 };
export const totalLoad = { perSecond: 300, browsers: 50 };

/** One shop of a million orders (`isQuick`: 25,900) and nine small ones, all with the app installed. */
export async function fillLoadShops(
  database: Database,
  keyRing: KeyRing,
  { isQuick, log }: { isQuick: boolean; log: (line: string) => void },
): Promise<readonly [LoadShop, ...LoadShop[]]> {
  const fill = async (domain: string, most: number | undefined, load: Pick<LoadShop, 'perSecond' | 'browsers'>) => {
    const shopId = await fillShop(database, domain, most);
    if (most === undefined && !isQuick) await addCopies(database, shopId, copiesForAMillion, log, linesOfACopy);
    await installShop(database, keyRing, shopId);
    const { rows } = await database.executeSql(
      `SELECT order_id::text AS id, (SELECT count(*)::int FROM orders WHERE shop_id = $1) AS orders
       FROM orders WHERE shop_id = $1 ORDER BY created_at DESC, order_id DESC LIMIT 50`,
      [shopId],
    );
    const orderIds = rows.map(({ id }) => String(id));
    return { domain, shopId, orders: Number(rows[0]?.orders), orderIds, ...load };
  };
  const big = await fill('big.myshopify.com', undefined, {
    perSecond: totalLoad.perSecond - smallSizes.length * smallShopLoad.perSecond,
    browsers: totalLoad.browsers - smallSizes.length * smallShopLoad.browsers,
  });
  const small: LoadShop[] = [];
  for (const [index, size] of smallSizes.entries())
    small.push(await fill(`small-${index + 1}.myshopify.com`, size, smallShopLoad));
  return [big, ...small];
}

/** Shop domains of one second's webhooks, with those of small shops spread evenly. */
export function turnsOf(shops: readonly LoadShop[]): readonly string[] {
  return shops
    .flatMap(({ domain, perSecond }) =>
      Array.from({ length: perSecond }, (_none, index) => ({ domain, at: (index + 0.5) / perSecond })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ domain }) => domain);
}

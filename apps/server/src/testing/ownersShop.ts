import { randomUUID } from 'node:crypto';
import type { EngineFixture } from './engineFixture.ts';

const origin = 'http://127.0.0.1';

interface Row {
  order_id: number;
  order_name: string;
}

/** The owner's calls in a new shop with the small seed. */
export async function aShopOf(engine: EngineFixture) {
  const domain = `owner-${randomUUID()}.myshopify.com`;
  await engine.createShop(domain);
  const signIn = async () =>
    (await engine.fetch(`${origin}/shopInfo?shop=${domain}`)).headers.get('Authorization') ?? '';
  let token = await signIn();
  return {
    renewToken: async () => {
      token = await signIn();
    },
    get: (path: string) => engine.fetch(`${origin}${path}`, { headers: { Authorization: token } }),
    post: (path: string, body: unknown, key: string = randomUUID()) =>
      engine.fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { Authorization: token, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
      }),
  };
}

/** The orders of a tab. */
export async function rowsIn(shop: Awaited<ReturnType<typeof aShopOf>>, tab: number): Promise<Row[]> {
  return ((await (await shop.get(`/list-order?tab=${tab}&fix=all`)).json()) as { orders: Row[] }).orders;
}

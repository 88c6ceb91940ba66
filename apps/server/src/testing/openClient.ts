import { type ApiClient, createApiClient } from '@hub/api-client';

/**
 * The client of somebody who has opened the app of a shop. `authorization`: with the token of the store's admin; null
 * where the server is its own sign-in, as sandbox and demo are.
 */
export async function openClient(
  origin: string,
  entered: { shop: string; userId?: string },
  authorization: string | null = null,
): Promise<ApiClient> {
  let token = authorization;
  const client = createApiClient({
    origin,
    fetch,
    authorization: () => token,
    onAuthorization: (received) => {
      token = received;
    },
    onSessionExpired: () => {},
    readCookie: () => null,
  });
  await client.shop.getShopInfo(entered);
  return client;
}

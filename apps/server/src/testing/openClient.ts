import { type ApiClient, createApiClient } from '@hub/api-client';

/**
 * Client of a person who opens a shop's app. `authorization` is the token of the store's admin; `null` for a server with its own sign-in,
 * such as sandbox and demo.
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

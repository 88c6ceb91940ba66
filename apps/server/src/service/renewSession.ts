import { RequestError } from '@hub/api-client/server';
import type { Database } from '@hub/database';
import { findShopId } from '@hub/database/shops';
import { isUninstalled } from '@hub/database/store';
import type { EngineBackendOptions } from '../api/createEngineBackend.ts';
import type { CallTokens } from '../api/tokens.ts';

/**
 * A sign-in that also accepts our own valid token for a shop that still has the app: a page with a token sends it, and
 * App Bridge then adds no session token.
 */
export function renewSession(
  signIn: EngineBackendOptions['signIn'],
  ownTokens: CallTokens,
  database: Database,
): EngineBackendOptions['signIn'] {
  return async (named, request) => {
    try {
      return await signIn(named, request);
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 401) throw error;
      const holder = await ownTokens.check(request.headers.get('Authorization'));
      if (holder === null || holder.shopId !== (await findShopId(database, named.domain))) throw error;
      if (await isUninstalled(database, holder.shopId)) throw error;
      return holder;
    }
  };
}

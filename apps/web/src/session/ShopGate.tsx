import { namedShop } from '@hub/domain/navigation';
import { accessOf } from '@hub/domain/permissions';
import { displayTimeZone, storeAdminUrl } from '@hub/domain/shared';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useSession } from '../address/TabSession.ts';
import { type ShopState, ShopStateProvider } from './OpenShop.ts';
import { shopInfoQuery } from './shopInfoQuery.ts';
import { tokenRefreshMs } from './shopKeys.ts';
import { useOpenNamedShop } from './useOpenNamedShop.ts';

/** Delay after a failed refresh. */
const retryMs = 60_000;

/** Loads shop info (§7). No other call precedes it, because its reply has the token. */
export function ShopGate({ children }: { children: ReactNode }) {
  const { clientFor, sessionStore, sessionMarker, storeOrigin, newId } = useAppEnvironment();
  const { isExpired } = useStore(sessionMarker);
  const { shop, userId } = useSession();
  // Kept, because the client may be passed on to the shop in shop info.
  const [client] = useState(() => clientFor(shop));
  const info = useLoadable({
    ...shopInfoQuery(client, shop, userId),
    refetchInterval: ({ state }) => {
      // Nothing is requested after a 401 (contract).
      if (state.data === undefined || isExpired) return false;
      return state.status === 'error' ? retryMs : tokenRefreshMs;
    },
    refetchIntervalInBackground: true,
  });
  const reply = info.state === 'loading' ? undefined : info.value;
  const named = reply ? namedShop(reply.shop, shop) : shop;
  // Shows nothing for a shop that the backend did not return.
  const loadedInfo = named === shop ? reply : undefined;

  const openNamedShop = useOpenNamedShop();
  useLayoutEffect(() => {
    if (reply && named !== shop) openNamedShop(named, reply);
  }, [reply, named, shop, openNamedShop]);

  // The query's, else shop info's, else a random one for this tab (contract).
  useEffect(() => {
    if (loadedInfo && sessionStore.get(sessionKeys.sessionId) === null)
      sessionStore.set(sessionKeys.sessionId, loadedInfo.sessionId ?? newId());
  }, [loadedInfo, sessionStore, newId]);

  const openShop = useMemo(
    () =>
      loadedInfo
        ? {
            shop,
            storeAdmin: storeAdminUrl(shop, storeOrigin),
            client,
            info: { ...loadedInfo, shop },
            access: { ...accessOf(loadedInfo), owners: loadedInfo.owners },
            timeZone: displayTimeZone(loadedInfo.timeZone, browserZone()),
          }
        : null,
    [shop, storeOrigin, client, loadedInfo],
  );
  const state: ShopState = { info, openShop };
  return <ShopStateProvider value={state}>{children}</ShopStateProvider>;
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

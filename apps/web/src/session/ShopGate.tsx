import { accessOf } from '@hub/domain/permissions';
import { displayTimeZone } from '@hub/domain/shared';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useSession } from './Session.ts';
import { type ShopState, ShopStateProvider } from './OpenShop.ts';
import { shopKeys } from './shopKeys.ts';

/** Loads shop info (§7). No other call precedes it, since its reply has the token. */
export function ShopGate({ children }: { children: ReactNode }) {
  const { clientFor, sessionStore, newId } = useAppEnvironment();
  const { shop, userId } = useSession();
  const client = clientFor(shop);
  const info = useLoadable({
    queryKey: shopKeys.info(shop, userId),
    load: (signal) => client.shop.getShopInfo({ shop, userId }, { signal }),
    staleTime: Infinity,
  });
  const loadedInfo = info.state === 'loading' ? undefined : info.value;

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
            client,
            info: loadedInfo,
            access: accessOf(loadedInfo),
            timeZone: displayTimeZone(loadedInfo.timeZone, browserZone()),
          }
        : null,
    [shop, client, loadedInfo],
  );
  const state: ShopState = { info, openShop };
  return <ShopStateProvider value={state}>{children}</ShopStateProvider>;
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

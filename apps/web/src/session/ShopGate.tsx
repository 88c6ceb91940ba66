import { accessOf } from '@hub/domain/permissions';
import { displayTimeZone } from '@hub/domain/shared';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { sessionKeys } from '../shared/storageKeys.ts';
import { useQuestion } from '../shared/useQuestion.ts';
import { useEntry } from './Entry.ts';
import { type ShopState, ShopStateProvider } from './OpenShop.ts';

/**
 * Asks who it is and what they may do (§7 shopInfo). No other call goes before it, since its reply carries their token.
 */
export function ShopGate({ children }: { children: ReactNode }) {
  const { clientFor, sessionStore, newId } = useAppEnvironment();
  const { shop, userId } = useEntry();
  const client = clientFor(shop);
  const info = useQuestion({
    key: [shop, 'shopInfo', userId],
    ask: (signal) => client.shop.getShopInfo({ shop, userId }, { signal }),
    staleTime: Infinity,
  });
  const known = info.state === 'loading' ? undefined : info.value;

  // Query, else shop info's, else a random one for this tab (contract).
  useEffect(() => {
    if (known && sessionStore.get(sessionKeys.sessionId) === null)
      sessionStore.set(sessionKeys.sessionId, known.sessionId ?? newId());
  }, [known, sessionStore, newId]);

  const open = useMemo(
    () =>
      known
        ? {
            shop,
            client,
            info: known,
            access: accessOf(known),
            timeZone: displayTimeZone(known.timeZone, browserZone()),
          }
        : null,
    [shop, client, known],
  );
  const state: ShopState = { info, open };
  return <ShopStateProvider value={state}>{children}</ShopStateProvider>;
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

import { countStores, readStoreConnection, readStoreToken } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { describe, expect, test, vi } from 'vitest';
import { keyRing, aStoreShop } from '../testing/storeShop.ts';
import { readFreeze } from './changeFreeze.ts';
import { callStore } from './callStore.ts';
import { checkFrozenStores } from './frozenStores.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';
import { replaceLastingToken } from './storeToken.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

describeOnBothKinds("a store's token", (database) => {
  /** A shop with a one-hour token. `takes` are the tokens its store accepts. */
  async function aShopWithToken(renewToken: StoreServices['renewToken']) {
    const used: string[] = [];
    const refused = new Set<string>();
    const renew = vi.fn(renewToken);
    const shop = await aStoreShop(database(), {
      tokenMs: hourMs,
      renewToken: renew,
      openStore: (_, token) => {
        used.push(token);
        if (refused.has(token)) throw new StoreCallError('tokenRefused', 'Invalid API key or access token');
        return undefined;
      },
    });
    shop.services.mailing = {
      sendsMail: true,
      appUrl: (domain, path) => `https://hub.example${path}?shop=${domain}`,
      pageUrl: (path) => `https://hub.example${path}`,
      unsubscribePath: () => '/stop',
    };
    const call = () => callStore(shop.services, shop.shopId, (store) => store.readShop());
    const stateOf = async () => (await shop.inShop(readStoreConnection))?.state;
    const stored = () => shop.inShop((transaction) => readStoreToken(transaction, keyRing));
    const mails = async () => {
      const { rows } = await database().executeSql('SELECT address, subject FROM mails WHERE shop_id = $1', [
        shop.shopId,
      ]);
      return rows;
    };
    used.length = 0;
    return { shop, renew, used, refused, call, stateOf, stored, mails };
  }

  let tokens = 0;
  const anotherToken = async () => ({
    token: `shpat_${++tokens}`,
    renewal: { expiresAt: new Date(Date.now() + 10 * hourMs), refreshToken: `shprt_${tokens}` },
    scopes: [],
  });
  const noToken = () => Promise.reject(new StoreCallError('refused', 'This request requires an active refresh_token'));

  test('is renewed before it expires, by its refresh token, and saved with the next one', async () => {
    const { shop, renew, used, call, stored } = await aShopWithToken(anotherToken);
    await call();
    expect(renew).not.toHaveBeenCalled();
    shop.wait(56 * minuteMs);
    await call();
    expect(renew.mock.calls).toMatchObject([[shop.domain, { refreshToken: 'shprt_secret' }]]);
    expect(used).toEqual(['shpat_secret', `shpat_${tokens}`]);
    expect(await stored()).toMatchObject({ token: `shpat_${tokens}`, renewal: { refreshToken: `shprt_${tokens}` } });
  });

  test('is renewed by one process; others use it while it is valid, and wait when it is not', async () => {
    let answer: (token: Awaited<ReturnType<typeof anotherToken>>) => void = () => undefined;
    const { shop, renew, used, call } = await aShopWithToken(() => new Promise((resolve) => (answer = resolve)));
    shop.wait(58.5 * minuteMs);
    const first = call();
    await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
    await call();
    expect(used).toEqual(['shpat_secret']);
    shop.wait(50_000);
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 3_000 });
    expect(renew).toHaveBeenCalledTimes(1);
    answer(await anotherToken());
    await first;
    await call();
    expect(used.slice(-2)).toEqual([`shpat_${tokens}`, `shpat_${tokens}`]);
  });

  test('is renewed with the same refresh token a minute after a process ended during the renewal', async () => {
    const answers = [() => Promise.reject(new Error('The process ended.')), anotherToken];
    const { shop, renew, call } = await aShopWithToken(() => (answers.shift() ?? noToken)());
    shop.wait(hourMs);
    await expect(call()).rejects.toThrow('The process ended.');
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 3_000 });
    shop.wait(minuteMs);
    await call();
    expect(renew.mock.calls.map(([, by]) => by)).toMatchObject([
      { refreshToken: 'shprt_secret' },
      { refreshToken: 'shprt_secret' },
    ]);
  });

  test('means a retry, not uninstallation, when the store rejects it because it was renewed elsewhere', async () => {
    const { refused, call, stateOf } = await aShopWithToken(anotherToken);
    refused.add('shpat_secret');
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 0 });
    expect(await stateOf()).toBe('installed');
    await call();
  });

  test('stops work when it cannot be renewed, tells the owner once, and is requested again until the app is opened', async () => {
    const answers: StoreServices['renewToken'][] = [noToken, noToken];
    const { shop, call, stateOf, mails } = await aShopWithToken((...of) => (answers.shift() ?? noToken)(...of));
    await database().executeSql("UPDATE staff SET email = 'robin@example.com', role = '1' WHERE shop_id = $1", [
      shop.shopId,
    ]);
    shop.wait(hourMs);
    await expect(call()).rejects.toMatchObject({ kind: 'frozen' });
    await expect(call()).rejects.toMatchObject({ kind: 'frozen' });
    expect(await stateOf()).toBe('accessEnded');
    const freeze = await shop.inShop((transaction) => readFreeze(transaction, shop.services.now()));
    expect(freeze).toMatchObject({ cause: 'access', endedAt: null });
    expect((await countStores(database())).get('accessEnded')).toBe(1);
    shop.wait(2 * minuteMs);
    await checkFrozenStores(shop.services, (error) => {
      throw error;
    });
    expect(await mails()).toEqual([
      { address: 'robin@example.com', subject: `Orders of ${shop.domain} are waiting: open the app once` },
    ]);
    await shop.signIn();
    expect(await stateOf()).toBe('installed');
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ frozenAt: null, lastFreeze: expect.any(Object) });
    await call();
  });

  test('is renewed automatically once the store gives one again', async () => {
    const answers = [noToken, anotherToken];
    const { shop, call, stateOf } = await aShopWithToken(() => (answers.shift() ?? noToken)());
    shop.wait(hourMs);
    await expect(call()).rejects.toMatchObject({ kind: 'frozen' });
    shop.wait(2 * minuteMs);
    await checkFrozenStores(shop.services, (error) => {
      throw error;
    });
    expect(await stateOf()).toBe('installed');
  });

  test('stays in use while valid when the store does not answer its renewal', async () => {
    const { shop, used, call, stateOf } = await aShopWithToken(() =>
      Promise.reject(new StoreCallError('unavailable', 'error code: 520')),
    );
    shop.wait(57 * minuteMs);
    await call();
    expect(used).toEqual(['shpat_secret']);
    shop.wait(3 * minuteMs);
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await stateOf()).toBe('installed');
  });

  test('is exchanged once by a command, and at the next sign-in, if it lasts until uninstallation', async () => {
    const { shop, renew, stored } = await aShopWithToken(anotherToken);
    const lasting = () =>
      database().executeSql('UPDATE store_connections SET token_expires_at = NULL WHERE shop_id = $1', [shop.shopId]);
    await lasting();
    expect(await replaceLastingToken(shop.services, shop.shopId)).toBe(true);
    expect(renew.mock.calls).toMatchObject([[shop.domain, { lastingToken: 'shpat_secret' }]]);
    expect(await replaceLastingToken(shop.services, shop.shopId)).toBe(false);
    await lasting();
    await shop.signIn();
    expect(await stored()).toMatchObject({ token: 'shpat_secret', renewal: { refreshToken: 'shprt_secret' } });
  });

  describe('whose refresh token two processes use', () => {
    /** Two renewals: the first is answered after the claim has lapsed and the second has ended. */
    async function aLateReply(settleFirst: 'answered' | 'refused') {
      const late = Promise.withResolvers<Awaited<ReturnType<typeof anotherToken>>>();
      const begun = Promise.withResolvers<void>();
      const firstAnswer = () => {
        begun.resolve();
        return late.promise;
      };
      const answers = [firstAnswer, anotherToken];
      const found = await aShopWithToken(() => (answers.shift() ?? noToken)());
      found.shop.wait(hourMs);
      const first = found.call();
      await begun.promise;
      found.shop.wait(2 * minuteMs);
      await found.call();
      const kept = `shpat_${tokens}`;
      if (settleFirst === 'answered') late.resolve(await anotherToken());
      else late.reject(new StoreCallError('refused', 'This request requires an active refresh_token'));
      await expect(first).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 0 });
      return { ...found, kept };
    }

    test('keeps the later one when the reply of the first arrives after it', async () => {
      const { stored, stateOf, kept } = await aLateReply('answered');
      expect(await stored()).toMatchObject({ token: kept });
      expect(await stateOf()).toBe('installed');
    });

    test('stops no work and mails no one when the first is refused after it', async () => {
      const { stored, stateOf, kept, mails } = await aLateReply('refused');
      expect(await stored()).toMatchObject({ token: kept });
      expect([await stateOf(), await mails()]).toEqual(['installed', []]);
    });
  });

  test('stays that of the person who opened the app while the token before it was exchanged', async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<typeof anotherToken>>>();
    const begun = Promise.withResolvers<void>();
    const { shop, stored } = await aShopWithToken(() => {
      begun.resolve();
      return late.promise;
    });
    await database().executeSql('UPDATE store_connections SET token_expires_at = NULL WHERE shop_id = $1', [
      shop.shopId,
    ]);
    const exchange = replaceLastingToken(shop.services, shop.shopId);
    await begun.promise;
    await shop.signIn();
    late.resolve(await anotherToken());
    await expect(exchange).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await stored()).toMatchObject({ token: 'shpat_secret' });
  });

  test.each([
    ['back by a day', -24 * hourMs],
    ['ahead by a day', 24 * hourMs],
  ])('is renewed although the clock jumped %s during a renewal whose process ended', async (_way, jumpMs) => {
    const answers = [() => Promise.reject(new Error('The process ended.')), anotherToken];
    const { shop, refused, call, stored } = await aShopWithToken(() => (answers.shift() ?? noToken)());
    shop.wait(hourMs);
    await expect(call()).rejects.toThrow('The process ended.');
    shop.wait(jumpMs);
    refused.add('shpat_secret');
    // Set back, the token seems valid until the store rejects it.
    await call().catch(call);
    expect(await stored()).toMatchObject({ token: `shpat_${tokens}` });
  });
});

import { randomUUID } from 'node:crypto';
import { createNotificationsClient } from '@hub/api-client/notifications';
import { createApiClient } from '@hub/api-client';
import { deleteStaffContacts, listMails } from '@hub/database/notifications';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { recordStaff } from '@hub/engine/staff';
import { expect, onTestFinished, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { createConfirmEmailPage, withoutConfirmLinks } from './confirmEmailPage.ts';
import { createMailLinks } from './createMailLinks.ts';
import { mailPage } from './mailPage.ts';

const keys = ['a key of this test'] as const;
const origin = 'http://localhost';
const hourMs = 3_600_000;
const robinCarter = { staffId: '1', name: 'Robin Carter', locale: null, isAccountOwner: true };

describeOnBothKinds('a person’s new email address', (database) => {
  async function openShop() {
    let now = new Date();
    const engine = await createEngineFixture(database(), { keys: [...keys], now: () => now });
    onTestFinished(() => engine.close());
    const domain = `email-${randomUUID()}.myshopify.com`;
    const shopId = await engine.createShop(domain);
    const signIns: (() => Promise<unknown>)[] = [];
    const clientOf = async (userId: string) => {
      let token: string | null = null;
      const api = createApiClient({
        origin,
        fetch: engine.fetch,
        authorization: () => token,
        onAuthorization: (given) => (token = given),
        onSessionExpired: () => undefined,
        readCookie: () => null,
      });
      const signIn = () => api.shop.getShopInfo({ shop: domain, userId });
      signIns.push(signIn);
      await signIn();
      return createNotificationsClient(api);
    };
    const links = createMailLinks({ sendsMail: false, appOrigin: () => origin, keys });
    const page = createConfirmEmailPage(database(), keys, links, () => now);
    const open = async (link: string, method = 'GET') => {
      const reply = await page(new Request(link, { method }));
      return { status: reply?.status, text: (await reply?.text()) ?? '' };
    };
    const mailsTo = (staffId: string) =>
      database().inShop(shopId, (transaction) => listMails(transaction, staffId, 20));
    const newestLink = async (staffId: string) => {
      const [mail] = await mailsTo(staffId);
      return /http:\/\/localhost\/confirm-email\/\S+/.exec(mail?.textBody ?? '')?.[0] ?? '';
    };
    /** Advances time; sessions expire. */
    const wait = async (ms: number) => {
      now = new Date(now.getTime() + ms);
      for (const signIn of signIns) await signIn();
    };
    return { shopId, robin: await clientOf('1'), maya: await clientOf('2'), open, mailsTo, newestLink, wait };
  }

  test('gets a link; opening it confirms nothing, and until its button is pressed mails go to the old address', async () => {
    const { robin, open, mailsTo, newestLink } = await openShop();
    await robin.changeEmail(' robin@new.example ');
    const waiting = { address: 'robin@example.com', pendingAddress: 'robin@new.example' };
    expect(await robin.read()).toMatchObject(waiting);
    expect(await mailsTo('1')).toMatchObject([{ address: 'robin@new.example', subject: 'Confirm your email address' }]);
    const link = await newestLink('1');
    const look = await open(link);
    expect(look).toMatchObject({ status: 200, text: expect.stringContaining('Send emails to robin@new.example?') });
    expect(look.text).toContain('Robin Carter asked for this');
    expect(await robin.read()).toMatchObject(waiting);
    expect(await open(link, 'POST')).toMatchObject({ status: 200, text: expect.stringContaining('is confirmed') });
    expect(await robin.read()).toMatchObject({ address: 'robin@new.example', pendingAddress: null });
    expect((await mailsTo('1')).map(({ address, subject }) => [address, subject])).toContainEqual([
      'robin@example.com',
      'Your email address was changed',
    ]);
  });

  test('stays when the store reports another at the next sign-in', async () => {
    const { shopId, robin, open, newestLink } = await openShop();
    const signIn = (email: string) =>
      database().inShop(shopId, (transaction) => recordStaff(transaction, { ...robinCarter, email }, new Date()));
    await signIn('robin@store.example');
    expect(await robin.read()).toMatchObject({ address: 'robin@store.example' });
    await robin.changeEmail('robin@new.example');
    await open(await newestLink('1'), 'POST');
    await signIn('robin@store.example');
    expect(await robin.read()).toMatchObject({ address: 'robin@new.example' });
  });

  test('is confirmed in the person’s language: mail, links and page', async () => {
    const { shopId, robin, open, newestLink, mailsTo } = await openShop();
    const signIn = (locale: string | null) =>
      database().inShop(shopId, (transaction) =>
        recordStaff(transaction, { ...robinCarter, email: null, locale }, new Date()),
      );
    await signIn('de-AT');
    // A sign-in without a language keeps the known one.
    await signIn(null);
    await robin.changeEmail('robin@new.example');
    const [mail] = await mailsTo('1');
    expect(mail?.subject).toBe('Bestätige deine E-Mail-Adresse');
    expect(mail?.textBody).toMatch(/^Hallo Robin Carter,[^]*emailnotification\?\S+&locale=de\n/);
    const link = await newestLink('1');
    expect(link).toMatch(/\?locale=de$/);
    expect((await open(link)).text).toContain('Diese Adresse bestätigen');
    expect((await open(link, 'POST')).text).toContain('Deine Adresse ist bestätigt');
  });

  test('is confirmed once: a used, replaced, expired or abandoned link says so and changes nothing', async () => {
    const { shopId, robin, open, newestLink, wait } = await openShop();
    await robin.changeEmail('robin@one.example');
    const first = await newestLink('1');
    await wait(hourMs);
    await robin.changeEmail('robin@two.example');
    const second = await newestLink('1');
    expect(await open(first, 'POST')).toMatchObject({ status: 410, text: expect.stringContaining('a newer link') });
    expect(await open(second, 'POST')).toMatchObject({ status: 200 });
    expect(await open(second, 'POST')).toMatchObject({ status: 410, text: expect.stringContaining('already used') });
    await wait(hourMs);
    await robin.changeEmail('robin@three.example');
    const third = await newestLink('1');
    await wait(24 * hourMs);
    for (const method of ['GET', 'POST'])
      expect(await open(third, method)).toMatchObject({ status: 410, text: expect.stringContaining('has expired') });
    await robin.changeEmail('robin@four.example');
    const fourth = await newestLink('1');
    await robin.changeEmail(null);
    expect(await open(fourth, 'POST')).toMatchObject({ status: 410, text: expect.stringContaining('was canceled') });
    expect(await robin.read()).toMatchObject({ address: 'robin@two.example', pendingAddress: null });
    await database().inShop(shopId, deleteStaffContacts);
    expect(await open(fourth, 'POST')).toMatchObject({ status: 410 });
  });

  test('is not confirmed by the link of another person or shop, nor by a modified one', async () => {
    const { robin, maya, open, newestLink } = await openShop();
    const other = await openShop();
    await robin.changeEmail('robin@new.example');
    await maya.changeEmail('maya@new.example');
    await other.robin.changeEmail('robin@other.example');
    const parts = (await newestLink('1')).split('/');
    const foreign = [
      [4, (await other.newestLink('1')).split('/')[4]],
      [5, (await newestLink('2')).split('/')[5]],
      [6, randomUUID()],
      [7, String(Number(parts[7]) + hourMs)],
      [8, '0'.repeat(64)],
    ] as const;
    for (const [at, part] of foreign)
      expect(await open(parts.with(at, part ?? '').join('/'), 'POST')).toMatchObject({
        status: 404,
        text: expect.stringContaining('incomplete or not yours'),
      });
    expect(await open(`${origin}/confirm-email/1`)).toMatchObject({ status: 404 });
    for (const client of [robin, maya, other.robin])
      expect(await client.read()).toMatchObject({ address: expect.stringMatching(/@example\.com$/) });
  });

  test('is rejected when it is invalid, equals the old one, or follows another within a minute', async () => {
    const { robin, mailsTo, wait } = await openShop();
    for (const wrong of ['', 'robin', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
      await expect(robin.changeEmail(wrong)).rejects.toMatchObject({
        serverMessage: expect.stringContaining('Enter one email address'),
      });
    await expect(robin.changeEmail('robin@example.com')).rejects.toMatchObject({
      serverMessage: expect.stringContaining('already email you there'),
    });
    await robin.changeEmail('robin@new.example');
    await robin.changeEmail(null);
    await expect(robin.changeEmail('victim@other.example')).rejects.toMatchObject({
      serverMessage: expect.stringContaining('Wait a minute'),
    });
    expect(await mailsTo('1')).toHaveLength(1);
    await wait(61_000);
    await robin.changeEmail('robin@new.example');
    expect(await mailsTo('1')).toHaveLength(2);
  });
});

test('is proven only by mail: the app lists the mail without its link', () => {
  expect(withoutConfirmLinks('Open http://a.example/confirm-email/1/MQ/c0de-1/2/ab now')).toBe(
    'Open http://a.example/confirm-email/… now',
  );
});

test('is confirmed on a page that shows names as text', async () => {
  const markup = '"><img src=x onerror=alert(1)>';
  const page = await mailPage(200, { title: markup, text: markup, button: markup }).text();
  expect(page).not.toContain('<img');
  expect(page.match(/&quot;&gt;&lt;img/g)).toHaveLength(4);
});

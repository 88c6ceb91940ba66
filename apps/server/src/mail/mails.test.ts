import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Database } from '@hub/database';
import { listMails } from '@hub/database/notifications';
import { rethrow } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { newNotificationSettings, type NotificationSettings } from '@hub/domain/notifications';
import { accessOf } from '@hub/domain/permissions';
import type { MailJob } from '@hub/engine/jobs';
import { changeNotifications, sendMail, writeDueMails } from '@hub/engine/notifications';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { createMailer } from './createMailer.ts';
import { createUnsubscribePage, unsubscribePath } from './unsubscribePage.ts';

const keys = ['a key of this test'] as const;
const minuteMs = 60_000;

/** A mail server that records its mails; `reply` rejects a recipient. */
function startMailServer(reply: (address: string) => { code: number; text: string } | null) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const refusal = reply(address);
      if (refusal === null) return callback();
      callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        callback();
      });
    },
  });
  return new Promise<{ received: string[]; url: string; close(): Promise<void> }>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      resolve({
        received,
        url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    );
  });
}

describeOnBothKinds('mails to staff', (database) => {
  let shopId: number;
  let refusal: { code: number; text: string } | null = null;
  let smtp: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    smtp = await startMailServer(() => refusal);
  });
  afterAll(() => smtp.close());

  async function openShop(): Promise<void> {
    const engine = await createEngineFixture(database());
    shopId = await engine.createShop(`mails-${randomUUID()}.myshopify.com`);
    await engine.close();
    // The shop's first events are not mailed.
    await write(2);
  }

  async function write(minutes: number, db: Database = database()): Promise<number> {
    return writeDueMails(
      db,
      {
        now: new Date(Date.now() + minutes * minuteMs),
        sendsMail: true,
        appUrl: (domain, path) => `https://hub.example.com${path}?shop=${domain}`,
        pageUrl: (path) => `https://hub.example.com${path}`,
        unsubscribePath: (id, staffId) => unsubscribePath([...keys], id, staffId),
      },
      rethrow,
    );
  }

  const mailsTo = (staffId: string) => database().inShop(shopId, (transaction) => listMails(transaction, staffId, 20));

  async function want(staffId: string, settings: Partial<NotificationSettings>): Promise<void> {
    const session = { staffId, staffName: 'Somebody', access: accessOf({ role: '1', permission: null }) };
    const all = { ...newNotificationSettings(true), hasQuietHours: false, ...settings };
    const save = { baseVersion: 0, settings: all };
    const decision = await database().inShop(shopId, (transaction) =>
      changeNotifications(transaction, session, save, new Date()),
    );
    expect(decision.type).toBe('saved');
  }

  /** Puts orders of the shop into error. */
  async function fail(limit: number, message: string): Promise<void> {
    await database().executeSql(
      `UPDATE orders SET stage = 'error', error_message = $3 WHERE shop_id = $1 AND order_id IN (
        SELECT order_id FROM orders WHERE shop_id = $1 AND stage = 'open' ORDER BY order_id LIMIT $2)`,
      [shopId, limit, JSON.stringify(message)],
    );
  }

  test('a burst of errors is one mail after the wait, with counts and reasons but no customer data', async () => {
    await openShop();
    await want('1', {});
    await fail(3, 'Address not found: Jane Roe, 12 Main St');
    await fail(2, 'SKU X is out of stock <script>');
    expect([await write(5), (await mailsTo('1')).length]).toEqual([0, 0]);
    await write(32);
    await write(33);
    const mails = await mailsTo('1');
    expect(mails.map(({ subject }) => subject)).toEqual(['5 orders need you: 3 have an address the warehouse refused']);
    expect(mails[0]?.textBody).toContain('2 are short of stock');
    expect(mails[0]?.textBody).toMatch(/https:\/\/hub\.example\.com\/app\/dashboard-v0\/errororders\?shop=/);
    for (const body of [mails[0]?.textBody, mails[0]?.htmlBody]) expect(body).not.toMatch(/Jane|Main St|<script>/);
    // Maya has subscribed to nothing.
    expect(await mailsTo('2')).toEqual([]);
  });

  test('an event whose transaction ends after a younger event was mailed is mailed too', async () => {
    await openShop();
    await want('1', {});
    const { rows } = await database().executeSql(
      "SELECT nextval(pg_get_serial_sequence('notification_events', 'event_id'))::text AS id",
      [],
    );
    await fail(1, 'Address not found');
    await write(40);
    expect(await mailsTo('1')).toHaveLength(1);
    await fail(1, 'Address not found');
    // This order's event got its number before the other one.
    await database().executeSql(
      `WITH late AS (DELETE FROM notification_events WHERE shop_id = $1 AND seen_id IS NULL RETURNING *)
        INSERT INTO notification_events (shop_id, event_id, kind, at, order_id)
        OVERRIDING SYSTEM VALUE SELECT shop_id, $2::bigint, kind, at, order_id FROM late`,
      [shopId, String(rows[0]?.id)],
    );
    await write(90);
    expect(await mailsTo('1')).toHaveLength(2);
  });

  test('an error that is fixed before the wait ends is never mailed', async () => {
    await openShop();
    await want('1', {});
    await fail(1, 'Address not found');
    await database().executeSql("UPDATE orders SET stage = 'open' WHERE shop_id = $1 AND stage = 'error'", [shopId]);
    await write(40);
    await write(90);
    expect(await mailsTo('1')).toEqual([]);
  });

  test('people without dashboard permission get no mails about orders', async () => {
    await openShop();
    await want('2', {});
    await database().executeSql("UPDATE staff SET permission = '[]' WHERE shop_id = $1 AND staff_id = '2'", [shopId]);
    await fail(1, 'Address not found');
    await write(40);
    expect(await mailsTo('2')).toEqual([]);
  });

  test('an address that would end a header or name two people gets nothing', async () => {
    await openShop();
    await want('1', {});
    for (const address of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', 'nobody']) {
      await database().executeSql("UPDATE staff SET email = $2 WHERE shop_id = $1 AND staff_id = '1'", [
        shopId,
        address,
      ]);
      await fail(1, 'Address not found');
      await write(40);
    }
    expect(await mailsTo('1')).toEqual([]);
  });

  async function aMail(): Promise<MailJob> {
    await openShop();
    await want('1', {});
    await fail(1, 'Address not found');
    await write(40);
    return { mailId: (await mailsTo('1'))[0]?.mailId ?? '' };
  }

  const mailer = () =>
    createMailer({ smtpUrl: smtp.url, from: 'Hub <hub@example.com>', appOrigin: 'https://hub.example.com' });
  const send = (job: MailJob) => sendMail(database(), shopId, job, { mailer: mailer(), now: () => new Date() });

  test('a mail is sent once, as text and HTML, with the headers to unsubscribe', async () => {
    const job = await aMail();
    refusal = null;
    await send(job);
    await send(job);
    const received = smtp.received.filter((text) => text.includes(job.mailId));
    expect(received).toHaveLength(1);
    const text = (received[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
    expect(text).toMatch(/^To: robin@example\.com\r$/m);
    expect(text).toMatch(/^List-Unsubscribe: <https:\/\/hub\.example\.com\/unsubscribe\//m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toContain('text/plain');
    expect(text).toContain('text/html');
    expect(await mailsTo('1')).toMatchObject([{ state: 'sent', tries: 1, problem: null }]);
  });

  test('a busy server is retried; a permanent rejection ends it with the server’s message', async () => {
    const job = await aMail();
    refusal = { code: 451, text: 'Try later' };
    await expect(send(job)).rejects.toThrow('Try later');
    expect(await mailsTo('1')).toMatchObject([{ state: 'waiting', tries: 1, problem: expect.stringMatching(/451/) }]);
    refusal = { code: 550, text: 'No such mailbox' };
    await send(job);
    expect(await mailsTo('1')).toMatchObject([
      { state: 'refused', tries: 2, problem: expect.stringMatching(/mailbox/) },
    ]);
    refusal = null;
    await send(job);
    expect(smtp.received.filter((text) => text.includes(job.mailId))).toEqual([]);
  });

  test('one click without a sign-in stops the mails; opening the link, or a modified link, stops nothing', async () => {
    await openShop();
    await want('1', { dailySummary: true });
    const page = createUnsubscribePage(database(), [...keys], () => new Date());
    const path = unsubscribePath([...keys], shopId, '1');
    const call = async (method: string, at: string) =>
      (await page(new Request(`https://hub.example.com${at}`, { method })))?.status;
    expect(await call('GET', path)).toBe(200);
    const changed = `${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`;
    const others = path.replace(`/unsubscribe/${shopId}/`, `/unsubscribe/${shopId + 1}/`);
    for (const wrong of [changed, others, '/unsubscribe/', `${path}/x`]) expect(await call('POST', wrong)).toBe(404);
    await fail(1, 'Address not found');
    await write(40);
    const before = (await mailsTo('1')).length;
    expect(before).toBeGreaterThan(0);
    expect(await call('POST', path)).toBe(200);
    await fail(1, 'Address not found');
    await write(80);
    expect(await mailsTo('1')).toHaveLength(before);
  });
});

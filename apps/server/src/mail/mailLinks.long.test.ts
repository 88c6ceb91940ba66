import { listMails } from '@hub/database/notifications';
import { parseKeyRing } from '@hub/database/providers';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { rethrow } from '@hub/database/testing';
import { newNotificationSettings } from '@hub/domain/notifications';
import { accessOf } from '@hub/domain/permissions';
import { changeNotifications, writeDueMails } from '@hub/engine/notifications';
import { expect, onTestFinished, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { silentLog } from '../testing/serverFixtures.ts';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { createMetrics } from '../operations/createMetrics.ts';
import { createEngineService } from '../service/createEngineService.ts';
import type { MailOptions } from '../options/parseMailOptions.ts';

const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);

/** The first mail of a server that listens at a port. */
async function firstMail(port: number, mail?: MailOptions): Promise<string> {
  const database = await openMigratedDatabase();
  const engine = await createEngineFixture(database);
  const shopId = await engine.createShop('links.myshopify.com');
  await engine.close();
  const look = { now: new Date(), sendsMail: false, appUrl: () => '', pageUrl: () => '', unsubscribePath: () => '' };
  await writeDueMails(database, look, rethrow);
  const session = { staffId: '1', staffName: 'Robin', access: accessOf({ role: '1', permission: null }) };
  const settings = { ...newNotificationSettings(true), hasQuietHours: false };
  await database.inShop(shopId, (transaction) =>
    changeNotifications(transaction, session, { baseVersion: 0, settings }, new Date()),
  );
  await database.executeSql("UPDATE orders SET stage = 'error' WHERE shop_id = $1 AND stage = 'open'", [shopId]);
  await database.executeSql("UPDATE notification_events SET at = at - interval '2 hours' WHERE shop_id = $1", [shopId]);
  const service = await createEngineService({
    database,
    keyRing,
    providers: createProviderStore(keyRing),
    context: { role: 'all', log: silentLog, metrics: createMetrics(), lateness: { now: () => 0 } },
    mail,
    signIn: () => Promise.reject(new Error('This test has no sign-in.')),
    confirmationUrl: () => '',
    speed: 0,
  });
  onTestFinished(async () => {
    service.endStreams();
    await service.close();
    await database.close();
  });
  await service.begin(port);
  const mails = () => database.inShop(shopId, (transaction) => listMails(transaction, '1', 1));
  await expect.poll(mails).toHaveLength(1);
  return (await mails())[0]?.textBody ?? '';
}

const originsIn = (text: string) => [...new Set([...text.matchAll(/https?:\/\/[^/\s]+/g)].map(([origin]) => origin))];

test('the links of a mail lead to the port on which the server listens, whichever was requested', async () => {
  expect(originsIn(await firstMail(49_321))).toEqual(['http://127.0.0.1:49321']);
});

test('they lead to the configured address of the app, if there is one', async () => {
  const mail = { smtpUrl: null, from: '', appOrigin: 'https://hub.example.com' };
  expect(originsIn(await firstMail(49_321, mail))).toEqual(['https://hub.example.com']);
});

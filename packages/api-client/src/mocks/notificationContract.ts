import { newNotificationSettings, type NotificationSettings, withoutMails } from '@hub/domain/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { createNotificationsClient, type NotificationsClient } from '../notifications/createNotificationsClient.ts';
import { sampleShop } from './shop/sampleShop.ts';

const settings: NotificationSettings = {
  kinds: { errors: true, providerDown: false, holdEnded: true, backOrders: true },
  digestMinutes: 60,
  dailySummary: true,
  summaryTime: '06:45',
  hasQuietHours: false,
  quietFrom: '22:00',
  quietTo: '05:30',
};

/** Tests of notifications, with the client of a separate shop. */
export function notificationContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('notifications', () => {
    let client: NotificationsClient;
    beforeAll(async () => {
      client = createNotificationsClient((await openShop()).client);
    });

    test('by default an owner gets mails about what needs a person', async () => {
      const { saved, address } = await client.read();
      expect(saved).toEqual({ ...newNotificationSettings(true), version: 0, savedAt: null, savedBy: null });
      expect(address).toMatch(/@/);
    });

    test('settings are saved as a whole, as the next version', async () => {
      const { version } = (await client.read()).saved;
      const outcome = await client.save({ baseVersion: version, settings });
      const by = { version: version + 1, savedAt: expect.any(String), savedBy: sampleShop.userName };
      expect(outcome).toEqual({ type: 'saved', saved: { ...settings, ...by } });
      expect((await client.read()).saved).toEqual({ ...settings, ...by });
    });

    test('refuses to overwrite a newer version and returns it', async () => {
      const { version } = (await client.read()).saved;
      await client.save({ baseVersion: version, settings: withoutMails(settings) });
      const outcome = await client.save({ baseVersion: version, settings });
      expect(outcome).toMatchObject({ type: 'outdated', current: withoutMails(settings) });
    });

    test.each([
      { digestMinutes: 0 },
      { digestMinutes: 7 },
      { summaryTime: '7:30' },
      { summaryTime: '24:00' },
      { quietFrom: 'soon' },
      { quietTo: '' },
      { hasQuietHours: true, quietFrom: '07:00', quietTo: '07:00' },
    ])('wrong settings are rejected, and nothing is saved: %j', async (fields) => {
      const before = (await client.read()).saved;
      const save = client.save({ baseVersion: before.version, settings: { ...settings, ...fields } });
      await expect(save).rejects.toThrow(RejectedError);
      expect((await client.read()).saved).toEqual(before);
    });

    test('the person’s mails are listed with their outcome', async () => {
      for (const mail of await client.mails())
        expect(mail).toMatchObject({
          subject: expect.any(String),
          text: expect.any(String),
          tries: expect.any(Number),
        });
    });
  });
}

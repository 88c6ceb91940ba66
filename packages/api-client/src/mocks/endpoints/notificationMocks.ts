import { decideNotificationSave } from '@hub/domain/notifications';
import { saveReply } from '../../http/saveReply.ts';
import type { notificationEndpoints } from '../../notifications/notificationEndpoints.ts';
import { toNotificationSettings, toWireSavedNotificationSettings } from '../../notifications/wireNotifications.ts';
import type { Mocks } from '../http/Mock.ts';

export const notificationMocks = {
  getNotifications: ({ shop }) => ({
    saved: toWireSavedNotificationSettings(shop.notifications.saved),
    address: 'robin@example.com',
    sends_mail: false,
  }),
  saveNotifications: ({ shop, body, now }) => {
    const by = { savedAt: now.toISOString(), savedBy: shop.userName };
    const settings = toNotificationSettings(body.settings);
    const decision = decideNotificationSave(shop.notifications.saved, settings, Number(body.base_version), by);
    if (decision.type === 'saved') shop.notifications.saved = decision.saved;
    return saveReply(decision, toWireSavedNotificationSettings, (saved) => ({ saved }));
  },
  listMails: ({ shop }) => ({
    mails: shop.notifications.mails.map(({ mailId, createdAt, ...mail }) => ({
      ...mail,
      mail_id: mailId,
      created_at: createdAt,
    })),
  }),
} satisfies Mocks<typeof notificationEndpoints>;

import { decideNotificationSave, emailChangeProblem } from '@hub/domain/notifications';
import { saveReply } from '../../http/saveReply.ts';
import type { notificationEndpoints } from '../../notifications/notificationEndpoints.ts';
import { toNotificationSettings, toWireSavedNotificationSettings } from '../../notifications/wireNotifications.ts';
import type { Mocks } from '../http/Mock.ts';

/** Of everybody in the sandbox, in which nobody opens a link. */
const address = 'robin@example.com';

export const notificationMocks = {
  getNotifications: ({ shop }) => ({
    saved: toWireSavedNotificationSettings(shop.notifications.saved),
    address,
    pending_address: shop.notifications.pendingAddress,
    sends_mail: false,
  }),
  saveNotifications: ({ shop, body, now }) => {
    const by = { savedAt: now.toISOString(), savedBy: shop.userName };
    const settings = toNotificationSettings(body.settings);
    const decision = decideNotificationSave(shop.notifications.saved, settings, Number(body.base_version), by);
    if (decision.type === 'saved') shop.notifications.saved = decision.saved;
    return saveReply(decision, toWireSavedNotificationSettings, (saved) => ({ saved }));
  },
  changeEmail: ({ shop, body }) => {
    const entered = body.address?.trim() ?? null;
    const state = { address, pendingAddress: shop.notifications.pendingAddress, linkSentAt: null };
    const problem = entered === null ? null : emailChangeProblem(entered, state, 0);
    if (problem !== null) return { status: false, message: problem };
    shop.notifications.pendingAddress = entered;
    return { status: true };
  },
  listMails: ({ shop }) => ({
    mails: shop.notifications.mails.map(({ mailId, createdAt, ...mail }) => ({
      ...mail,
      mail_id: mailId,
      created_at: createdAt,
    })),
  }),
} satisfies Mocks<typeof notificationEndpoints>;

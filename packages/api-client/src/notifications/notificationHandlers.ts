import type { NotificationSettings, SavedNotificationSettings, WrittenMail } from '@hub/domain/notifications';
import type { SaveDecision } from '@hub/domain/shared';
import { saveReply } from '../http/saveReply.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { NotificationsReply } from './createNotificationsClient.ts';
import type { notificationEndpoints } from './notificationEndpoints.ts';
import { toNotificationSettings, toWireSavedNotificationSettings } from './wireNotifications.ts';

/** Mails to the current person. */
export interface NotificationPort {
  readNotifications(): Answer<NotificationsReply>;
  saveNotifications(save: {
    baseVersion: number;
    settings: NotificationSettings;
  }): Answer<SaveDecision<SavedNotificationSettings>>;
  /** A `null` address cancels the pending one. Returns why it was refused; `null`: it is done. */
  changeEmail(address: string | null): Answer<string | null>;
  /** Newest first. */
  listMails(): Answer<readonly WrittenMail[]>;
}

export const notificationHandlers = {
  getNotifications: async ({ port }) => {
    const { saved, address, pendingAddress, sendsMail } = await port.readNotifications();
    return {
      saved: toWireSavedNotificationSettings(saved),
      address,
      pending_address: pendingAddress,
      sends_mail: sendsMail,
    };
  },
  saveNotifications: async ({ port, body }) => {
    const save = { baseVersion: Number(body.base_version), settings: toNotificationSettings(body.settings) };
    return saveReply(await port.saveNotifications(save), toWireSavedNotificationSettings, (saved) => ({ saved }));
  },
  changeEmail: async ({ port, body }) => {
    const problem = await port.changeEmail(body.address?.trim() ?? null);
    return problem === null ? { status: true } : { status: false, message: problem };
  },
  listMails: async ({ port }) => ({
    mails: (await port.listMails()).map(({ mailId, createdAt, ...mail }) => ({
      ...mail,
      mail_id: mailId,
      created_at: createdAt,
    })),
  }),
} satisfies Handlers<typeof notificationEndpoints, NotificationPort>;

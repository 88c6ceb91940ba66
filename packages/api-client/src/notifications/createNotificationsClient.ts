import type { NotificationSettings, SavedNotificationSettings, WrittenMail } from '@hub/domain/notifications';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { notificationEndpoints as endpoints } from './notificationEndpoints.ts';
import { toSavedNotificationSettings, toWireNotificationSettings } from './wireNotifications.ts';

/** The person's settings, and their options. */
export interface NotificationsReply {
  saved: SavedNotificationSettings;
  /** `null`: unknown. */
  address: string | null;
  /** Waits until the person opens the link that was sent there; `null`: none. */
  pendingAddress: string | null;
  /** `false`: mails are only stored to be viewed. */
  sendsMail: boolean;
}

/** Mails to the person; for servers with capability `notifications`. Refusals throw RejectedError with the message. */
export interface NotificationsClient {
  read(options?: CallOptions): Promise<NotificationsReply>;
  save(
    save: { baseVersion: number; settings: NotificationSettings },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<SavedNotificationSettings>>;
  /** Sends a link to the address; `null` cancels the pending one. */
  changeEmail(address: string | null, options?: ChangeOptions): Promise<void>;
  mails(options?: CallOptions): Promise<readonly WrittenMail[]>;
}

export function createNotificationsClient({ http }: Pick<ClientContext, 'http'>): NotificationsClient {
  return {
    async read(options = {}) {
      const endpoint = endpoints.getNotifications;
      const { saved, address, pending_address, sends_mail } = checkReply(
        endpoint.reply,
        await http.request(endpoint, options),
      );
      return {
        saved: toSavedNotificationSettings(saved),
        address,
        pendingAddress: pending_address,
        sendsMail: sends_mail,
      };
    },
    async save({ baseVersion, settings }, options = {}) {
      const endpoint = endpoints.saveNotifications;
      const body = { base_version: baseVersion, settings: toWireNotificationSettings(settings) };
      const reply = await http.request(endpoint, { ...options, body });
      const { saved, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(
        reply,
        saved && toSavedNotificationSettings(saved),
        current && toSavedNotificationSettings(current),
      );
    },
    async changeEmail(address, options = {}) {
      throwIfRefused(await http.request(endpoints.changeEmail, { ...options, body: { address } }));
    },
    async mails(options = {}) {
      const endpoint = endpoints.listMails;
      const { mails } = checkReply(endpoint.reply, await http.request(endpoint, options));
      return mails.map(({ mail_id, created_at, tries, ...mail }) => ({
        ...mail,
        mailId: mail_id,
        createdAt: created_at,
        tries: Number(tries),
      }));
    },
  };
}

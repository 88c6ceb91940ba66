import type { NotificationPort } from '@hub/api-client/server';
import { listMails, readNotificationSettings } from '@hub/database/notifications';
import { lockStaffEmail } from '@hub/database/staff';
import { changeNotifications } from '@hub/engine/notifications';
import { changeEmail } from '@hub/engine/staff';
import { withoutConfirmLinks } from '../../mail/confirmEmailPage.ts';
import type { EngineCall } from '../CallContext.ts';

/** Mails that are listed per person. */
const mailsShown = 20;

export function notificationPort({ transaction, session, services, now }: EngineCall): NotificationPort {
  const { staffId, access } = session;
  return {
    readNotifications: async () => {
      const saved = await readNotificationSettings(transaction, { staffId, isOwner: access.isOwner });
      const member = await lockStaffEmail(transaction, staffId);
      return {
        saved,
        address: member?.email ?? null,
        pendingAddress: member?.pendingEmail ?? null,
        sendsMail: services.mailLinks.sendsMail,
      };
    },
    saveNotifications: (save) => changeNotifications(transaction, session, save, now),
    changeEmail: (address) => changeEmail(transaction, { staffId, address }, { ...services.mailLinks, now }),
    listMails: async () =>
      (await listMails(transaction, staffId, mailsShown)).map((mail) => {
        // A link only proves an address when it can be read nowhere else.
        const shown = mail.state === 'kept' ? (text: string) => text : withoutConfirmLinks;
        const { mailId, subject, state, tries, problem } = mail;
        const createdAt = mail.createdAt.toISOString();
        return {
          mailId,
          createdAt,
          subject,
          text: shown(mail.textBody),
          html: shown(mail.htmlBody),
          state,
          tries,
          problem,
        };
      }),
  };
}

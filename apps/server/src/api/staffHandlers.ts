import { message } from '@hub/domain/messages';
import {
  RequestError,
  saveReply,
  toNotificationSettings,
  toRights,
  toWireSavedNotificationSettings,
  toWireStaffChange,
  toWireStaffMember,
} from '@hub/api-client/server';
import type { NotificationEndpointName } from '@hub/api-client/notifications';
import type { StaffEndpointName } from '@hub/api-client/staff';
import { listMails, listStaff, lockStaffEmail, readNotificationSettings } from '@hub/database';
import { changeEmail, changeNotifications, changeStaffRights, readStaffChanges } from '@hub/engine';
import { withoutConfirmLinks } from '../mail/confirmEmailPage.ts';
import type { Handlers } from './CallContext.ts';

/** Mails of a person that are listed. */
const mailsShown = 20;

/** The calls about people and their rights. */
export const staffHandlers = {
  listStaff: async ({ transaction }) => ({ staff: (await listStaff(transaction)).map(toWireStaffMember) }),
  saveStaffRights: async ({ transaction, session, params, body, now }) => {
    const save = {
      staffId: params.staff_id,
      baseVersion: Number(body.base_version),
      rights: toRights(body.rights),
    };
    const decision = await changeStaffRights(transaction, session, save, now);
    if (decision === 'unknown') throw new RequestError(404, message('calls.personGone'));
    return saveReply(decision, toWireStaffMember, (member) => ({ member }));
  },
  listStaffChanges: async ({ transaction }) => ({
    changes: (await readStaffChanges(transaction)).map(toWireStaffChange),
  }),
} satisfies Handlers<StaffEndpointName>;

/** The calls about mails to the person who asks. */
export const notificationHandlers = {
  getNotifications: async ({ transaction, session, services }) => {
    const { staffId, access } = session;
    const saved = await readNotificationSettings(transaction, { staffId, isOwner: access.isOwner });
    const member = await lockStaffEmail(transaction, staffId);
    return {
      saved: toWireSavedNotificationSettings(saved),
      address: member?.email ?? null,
      pending_address: member?.pendingEmail ?? null,
      sends_mail: services.mailLinks.sendsMail,
    };
  },
  changeEmail: async ({ transaction, session, services, body, now }) => {
    const address = body.address === null ? null : body.address.trim();
    const writing = { ...services.mailLinks, now };
    const problem = await changeEmail(transaction, { staffId: session.staffId, address }, writing);
    return problem === null ? { status: true } : { status: false, message: problem };
  },
  saveNotifications: async ({ transaction, session, body, now }) => {
    const save = { baseVersion: Number(body.base_version), settings: toNotificationSettings(body.settings) };
    const decision = await changeNotifications(transaction, session, save, now);
    return saveReply(decision, toWireSavedNotificationSettings, (saved) => ({ saved }));
  },
  listMails: async ({ transaction, session }) => ({
    mails: (await listMails(transaction, session.staffId, mailsShown)).map((mail) => ({
      mail_id: mail.mailId,
      created_at: mail.createdAt.toISOString(),
      subject: mail.subject,
      // A link proves an address only if it has to be read there.
      text: mail.state === 'kept' ? mail.textBody : withoutConfirmLinks(mail.textBody),
      html: mail.state === 'kept' ? mail.htmlBody : withoutConfirmLinks(mail.htmlBody),
      state: mail.state,
      tries: mail.tries,
      problem: mail.problem,
    })),
  }),
} satisfies Handlers<NotificationEndpointName>;

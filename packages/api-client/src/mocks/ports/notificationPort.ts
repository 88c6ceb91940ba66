import { decideNotificationSave, emailChangeProblem } from '@hub/domain/notifications';
import type { NotificationPort } from '../../notifications/notificationHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';

/** Everyone's address in the sandbox, in which no one opens a link. */
const address = 'robin@example.com';

export function notificationPort({ shop, now }: SandboxCall): NotificationPort {
  const { notifications } = shop;
  const current = () => ({ address, pendingAddress: notifications.pendingAddress });
  return {
    readNotifications: () => ({ saved: notifications.saved, ...current(), sendsMail: false }),
    saveNotifications: ({ settings, baseVersion }) => {
      const decision = decideNotificationSave(notifications.saved, settings, baseVersion, savedBy(shop, now));
      if (decision.type === 'saved') notifications.saved = decision.saved;
      return decision;
    },
    changeEmail: (entered) => {
      const problem = entered === null ? null : emailChangeProblem(entered, { ...current(), linkSentAt: null }, 0);
      if (problem === null) notifications.pendingAddress = entered;
      return problem;
    },
    listMails: () => notifications.mails,
  };
}

import {
  composeDigest,
  newNotificationSettings,
  type SavedNotificationSettings,
  type WrittenMail,
} from '@hub/domain/notifications';
import { unsavedVersion } from '@hub/domain/shared';

/** An in-memory shop's mails to the current person. */
export interface SandboxNotifications {
  saved: SavedNotificationSettings;
  /** Waits for its confirmation; `null`: none. */
  pendingAddress: string | null;
  readonly mails: readonly WrittenMail[];
}

/** Nothing saved, and one mail from this morning. */
export function initialNotifications(
  { name, isOwner, domain }: { name: string; isOwner: boolean; domain: string },
  now: Date,
): SandboxNotifications {
  const mail = composeDigest(
    [
      {
        kind: 'errors',
        count: 17,
        names: ['#581475', '#581474', '#581471'],
        reasons: [
          { reason: 'address', count: 12 },
          { reason: 'stock', count: 5 },
        ],
      },
    ],
    {
      shop: domain,
      name,
      link: (path) => `https://hub.example.com${path}?shop=${domain}`,
      unsubscribeUrl: 'https://hub.example.com/unsubscribe/example',
    },
  );
  const createdAt = new Date(now.getTime() - 7_200_000).toISOString();
  return {
    saved: { ...newNotificationSettings(isOwner), ...unsavedVersion },
    pendingAddress: null,
    mails: [{ ...mail, mailId: 'mail-1', createdAt, state: 'kept', tries: 0, problem: null }],
  };
}

import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';
import { wireNotificationSettings, wireSavedNotificationSettings } from './wireNotifications.ts';

/** Mails to the current person, regardless of their rights; our own calls, for servers with capability `notifications`. */
export const notificationEndpoints = {
  getNotifications: {
    method: 'GET',
    path: '/hub/notifications',
    kind: 'read',
    permission: null,
    summary: 'What the person gets mails about, their address, and whether mails arrive.',
    reply: z.object({
      saved: wireSavedNotificationSettings,
      /** `null`: unknown. */
      address: z.nullable(z.string()),
      /** Waits until the person opens the link that was sent there; `null`: none. */
      pending_address: z.nullable(z.string()),
      /** `false`: mails are only stored to be viewed. */
      sends_mail: z.boolean(),
    }),
  },
  saveNotifications: {
    method: 'POST',
    path: '/hub/notifications',
    kind: 'write',
    permission: null,
    summary: 'Saves what the person gets mails about; refused with `current` over a newer version.',
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      settings: wireNotificationSettings,
    }),
    reply: z.object({
      ...statusReply.shape,
      saved: z.optional(wireSavedNotificationSettings),
      current: z.optional(wireSavedNotificationSettings),
    }),
  },
  changeEmail: {
    method: 'POST',
    path: '/hub/notifications/email',
    kind: 'write',
    permission: null,
    summary: 'Sends a link to a new address of the person, who gets mails at the old one until it is opened.',
    request: z.object({
      /** `null`: the pending address is canceled. */
      address: z.nullable(z.string()),
    }),
    reply: statusReply,
  },
  listMails: {
    method: 'GET',
    path: '/hub/notifications/mails',
    kind: 'read',
    permission: null,
    summary: 'The newest 20 mails to the person, as written, with their outcome.',
    reply: z.object({
      mails: z.array(
        z.object({
          mail_id: z.string(),
          created_at: z.string(),
          subject: z.string(),
          text: z.string(),
          html: z.string(),
          /** `kept`: this server sends no mail. */
          state: z.enum(['waiting', 'sent', 'refused', 'kept']),
          tries: wireNumber,
          /** The mail server's last message. */
          problem: z.nullable(z.string()),
        }),
      ),
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type NotificationEndpointName = keyof typeof notificationEndpoints;

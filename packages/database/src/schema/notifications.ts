import type { NotificationKind, NotificationSettings } from '@hub/domain/notifications';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, ownShopOnly, savedVersion, shopId } from './columns.ts';

const staffId = () => text('staff_id').notNull();

/** What a person wants to be mailed about. Without a row, never saved. */
export const notificationSettings = pgTable(
  'notification_settings',
  { shopId: shopId(), staffId: staffId(), ...savedVersion, settings: jsonb().$type<NotificationSettings>().notNull() },
  (table) => [primaryKey({ columns: [table.shopId, table.staffId] }), ownShopOnly('notification_settings')],
);

/** Events, written in the transaction of the change. A digest collects them; they are deleted after some days. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    shopId: shopId(),
    eventId: bigint('event_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<NotificationKind>().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Set once the transaction is visible, so that no later event comes before it; null until then. */
    seenId: bigint('seen_id', { mode: 'number' }),
    /** Null if it is not about an order. */
    orderId: bigint('order_id', { mode: 'number' }),
    /** The 3PL's string id (§3), or empty. */
    provider: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.eventId] }),
    index('notification_events_seen').on(table.shopId, table.seenId),
    index('notification_events_unseen')
      .on(table.shopId)
      .where(sql`seen_id IS NULL`),
    ownShopOnly('notification_events'),
  ],
);

/** How far a person's digests have come. */
export const notificationProgress = pgTable(
  'notification_progress',
  {
    shopId: shopId(),
    staffId: staffId(),
    /** `seenId` of the newest event that a digest has covered. */
    lastEventId: bigint('last_event_id', { mode: 'number' }).notNull(),
    /** When the last digest was written; null if none yet. */
    lastDigestAt: instant('last_digest_at'),
    /** Day of the last daily summary in the shop's time zone; null if none yet. */
    lastSummaryOn: date('last_summary_on'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.staffId] }), ownShopOnly('notification_progress')],
);

/** Mails to staff as sent. They are deleted after some days. */
export const mails = pgTable(
  'mails',
  {
    shopId: shopId(),
    mailId: uuid('mail_id').notNull(),
    staffId: staffId(),
    address: text().notNull(),
    subject: text().notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    /** Path with the signature that unsubscribes. */
    unsubscribePath: text('unsubscribe_path').notNull(),
    createdAt: instant('created_at').notNull(),
    /** `kept`: this server sends no mail. */
    state: text().$type<'waiting' | 'sent' | 'refused' | 'kept'>().notNull(),
    tries: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    /** The mail server's last reply; null if none. */
    problem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.mailId] }),
    index('mails_newest').on(table.shopId, table.staffId, table.createdAt.desc()),
    ownShopOnly('mails'),
  ],
);

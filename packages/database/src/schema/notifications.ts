import type { NotificationKind, NotificationSettings } from '@hub/domain/notifications';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, ownShopOnly, savedVersion, shopId } from './columns.ts';

const staffId = () => text('staff_id').notNull();

/** What a person wants to be mailed about. Nobody has saved what has no row. */
export const notificationSettings = pgTable(
  'notification_settings',
  { shopId: shopId(), staffId: staffId(), ...savedVersion, settings: jsonb().$type<NotificationSettings>().notNull() },
  (table) => [primaryKey({ columns: [table.shopId, table.staffId] }), ownShopOnly('notification_settings')],
);

/** What happened, written in the transaction of the change. A digest collects them; they go after some days. */
export const notificationEvents = pgTable(
  'notification_events',
  {
    shopId: shopId(),
    eventId: bigint('event_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<NotificationKind>().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Given once its transaction is visible, so that no later one comes before it; null: nobody has looked yet. */
    seenId: bigint('seen_id', { mode: 'number' }),
    /** Of an order; null: it is about something else. */
    orderId: bigint('order_id', { mode: 'number' }),
    /** String id (§3) of the 3PL, or empty. */
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

/** How far the digests of a person have come. */
export const notificationProgress = pgTable(
  'notification_progress',
  {
    shopId: shopId(),
    staffId: staffId(),
    /** `seenId` of the newest event that a digest has looked at. */
    lastEventId: bigint('last_event_id', { mode: 'number' }).notNull(),
    /** When the last digest was written; null: none yet. */
    lastDigestAt: instant('last_digest_at'),
    /** Day in the shop's time zone of the last daily summary; null: none yet. */
    lastSummaryOn: date('last_summary_on'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.staffId] }), ownShopOnly('notification_progress')],
);

/** Mails to staff, as they are sent. They go after some days. */
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
    /** Path with the signature that stops such mails. */
    unsubscribePath: text('unsubscribe_path').notNull(),
    createdAt: instant('created_at').notNull(),
    /** `kept`: this server sends no mail. */
    state: text().$type<'waiting' | 'sent' | 'refused' | 'kept'>().notNull(),
    tries: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    /** What the mail server said last; null: nothing. */
    problem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.mailId] }),
    index('mails_newest').on(table.shopId, table.staffId, table.createdAt.desc()),
    ownShopOnly('mails'),
  ],
);

import {
  newNotificationSettings,
  type NotificationKind,
  type NotificationSettings,
  notificationSettingsIn,
  type SavedNotificationSettings,
} from '@hub/domain/notifications';
import { rightsOf, type StaffRights } from '@hub/domain/permissions';
import { unsavedVersion } from '@hub/domain/shared';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';
import {
  mails,
  notificationEvents,
  notificationProgress,
  notificationSettings,
  orders,
  staff,
} from '../schema/index.ts';

/** The settings of a person, with defaults where they have saved none. */
export async function readNotificationSettings(
  { shopId, queries }: ShopTransaction,
  { staffId, isOwner }: { staffId: string; isOwner: boolean },
): Promise<SavedNotificationSettings> {
  const [row] = await queries
    .select()
    .from(notificationSettings)
    .where(and(eq(notificationSettings.shopId, shopId), eq(notificationSettings.staffId, staffId)));
  return savedSettings(row ?? null, isOwner);
}

function savedSettings(
  row: typeof notificationSettings.$inferSelect | null,
  isOwner: boolean,
): SavedNotificationSettings {
  const defaults = newNotificationSettings(isOwner);
  if (row === null) return { ...defaults, ...unsavedVersion };
  const { version, savedAt, savedBy } = row;
  const kinds = { ...defaults.kinds, ...row.settings.kinds };
  return { ...defaults, ...row.settings, kinds, version, savedAt: savedAt.toISOString(), savedBy };
}

/** Saves the next version of a person's settings. */
export async function saveNotificationSettings(
  { shopId, queries }: ShopTransaction,
  staffId: string,
  saved: SavedNotificationSettings,
): Promise<void> {
  const values = { settings: notificationSettingsIn(saved), ...savedVersionColumns(saved) };
  await queries
    .insert(notificationSettings)
    .values({ shopId, staffId, ...values })
    .onConflictDoUpdate({ target: [notificationSettings.shopId, notificationSettings.staffId], set: values });
}

/** A person with an address, and what they want to be mailed about. */
export interface NotifiedStaff {
  staffId: string;
  name: string;
  email: string;
  /** Language of the person in the store, `de-AT`; null: not known. */
  locale: string | null;
  rights: StaffRights;
  settings: NotificationSettings;
}

/** The people of the shop who have an address. */
export async function listNotifiedStaff({ shopId, queries }: ShopTransaction): Promise<NotifiedStaff[]> {
  const rows = await queries
    .select({ member: staff, settings: notificationSettings })
    .from(staff)
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.shopId, staff.shopId), eq(notificationSettings.staffId, staff.staffId)),
    )
    .where(eq(staff.shopId, shopId))
    .orderBy(staff.staffId);
  return rows.flatMap(({ member: { staffId, name, email, locale, role, permission }, settings }) => {
    if (email === null) return [];
    const rights = rightsOf({ role, permission });
    return [{ staffId, name, email, locale, rights, settings: savedSettings(settings, rights.isOwner) }];
  });
}

/** The shops in which somebody could be mailed: those with the address of a person. */
export function shopsWithNotifications(database: Database): Promise<{ shopId: number }[]> {
  return database.inSystem((queries) =>
    queries
      .selectDistinct({ shopId: staff.shopId })
      .from(staff)
      .where(sql`${staff.email} IS NOT NULL`),
  );
}

/** Something that happened, written in the transaction of the change. */
export async function addNotificationEvents(
  { shopId, queries }: ShopTransaction,
  events: readonly { kind: NotificationKind; orderId?: string; provider?: string }[],
): Promise<void> {
  if (events.length === 0) return;
  await queries.insert(notificationEvents).values(
    events.map(({ kind, orderId, provider = '' }) => ({
      shopId,
      kind,
      orderId: orderId === undefined ? null : Number(orderId),
      provider,
    })),
  );
}

/** An event with what its order is like now. */
export interface StoredEvent {
  eventId: number;
  kind: NotificationKind;
  at: Date;
  provider: string;
  /** Null: it is about no order, or the order is gone. */
  order: { name: string; stage: string; error: string; errorMessage: string } | null;
  orderId: string | null;
}

/**
 * Numbers the events of the shop that have become visible since the last look. An event has its id before its transaction
 * ends, so a long one could come after younger events were mailed; these numbers only grow. Call it under the lock of the
 * shop.
 */
export async function numberNewEvents({ shopId, queries }: ShopTransaction): Promise<void> {
  await rowsOf(
    queries,
    sql`UPDATE ${notificationEvents} AS e SET seen_id = fresh.seen_id
      FROM (
        SELECT event_id, row_number() OVER (ORDER BY event_id) + greatest(
          (SELECT coalesce(max(seen_id), 0) FROM notification_events WHERE shop_id = ${shopId}),
          (SELECT coalesce(max(last_event_id), 0) FROM notification_progress WHERE shop_id = ${shopId})
        ) AS seen_id
        FROM notification_events WHERE shop_id = ${shopId} AND seen_id IS NULL
      ) AS fresh
      WHERE e.shop_id = ${shopId} AND e.event_id = fresh.event_id`,
  );
}

/** Events of these kinds after the one numbered `afterId`, oldest first. */
export async function readNewEvents(
  { shopId, queries }: ShopTransaction,
  { kinds, afterId }: { kinds: readonly NotificationKind[]; afterId: number },
): Promise<StoredEvent[]> {
  const rows = await rowsOf<{
    eventId: number;
    kind: NotificationKind;
    atMs: number;
    provider: string;
    orderId: string | null;
    name: string | null;
    stage: string | null;
    error: string | null;
    errorMessage: string | null;
  }>(
    queries,
    sql`SELECT seen_id::float8 AS "eventId", kind, (extract(epoch FROM at) * 1000)::float8 AS "atMs", provider,
        e.order_id::text AS "orderId", name, stage, error, error_message AS "errorMessage"
      FROM ${notificationEvents} AS e LEFT JOIN ${orders} AS o ON o.shop_id = ${shopId} AND o.order_id = e.order_id
      WHERE e.shop_id = ${shopId} AND seen_id > ${afterId}
        AND kind = ANY(${sql.param([...kinds])}::text[])
      ORDER BY seen_id`,
  );
  return rows.map(({ eventId, kind, atMs, provider, orderId, name, stage, error, errorMessage }) => ({
    eventId,
    kind,
    at: new Date(atMs),
    provider,
    orderId,
    order: name === null ? null : { name, stage: stage ?? '', error: error ?? '', errorMessage: errorMessage ?? '' },
  }));
}

/** Number of the newest event of the shop; 0: there is none. */
export async function newestEventId({ shopId, queries }: ShopTransaction): Promise<number> {
  const [row] = await rowsOf<{ newest: number | null }>(
    queries,
    sql`SELECT max(seen_id)::float8 AS newest FROM ${notificationEvents} WHERE shop_id = ${shopId}`,
  );
  return row?.newest ?? 0;
}

/** How far the mails of a person have come. */
export type NotificationProgress = Omit<typeof notificationProgress.$inferSelect, 'shopId' | 'staffId'>;

/**
 * How far the mails of a person have come, locked until the end of the transaction. A person who has none yet begins at
 * `newest`: nobody is mailed about what happened before.
 */
export async function lockNotificationProgress(
  { shopId, queries }: ShopTransaction,
  staffId: string,
  newest: number,
): Promise<NotificationProgress> {
  await queries.insert(notificationProgress).values({ shopId, staffId, lastEventId: newest }).onConflictDoNothing();
  const [row] = await queries
    .select()
    .from(notificationProgress)
    .where(and(eq(notificationProgress.shopId, shopId), eq(notificationProgress.staffId, staffId)))
    .for('update');
  const { lastEventId = newest, lastDigestAt = null, lastSummaryOn = null } = row ?? {};
  return { lastEventId, lastDigestAt, lastSummaryOn };
}

/** Keeps how far the mails of a person have come. */
export async function saveNotificationProgress(
  { shopId, queries }: ShopTransaction,
  staffId: string,
  progress: NotificationProgress,
): Promise<void> {
  await queries
    .update(notificationProgress)
    .set(progress)
    .where(and(eq(notificationProgress.shopId, shopId), eq(notificationProgress.staffId, staffId)));
}

/** Removes events and mails of all shops from before a time. */
export async function removeOldNotifications(queries: Queries, before: Date): Promise<void> {
  const text = sql`${before.toISOString()}::timestamptz`;
  await rowsOf(queries, sql`DELETE FROM ${notificationEvents} WHERE at < ${text}`);
  await rowsOf(queries, sql`DELETE FROM ${mails} WHERE created_at < ${text}`);
}

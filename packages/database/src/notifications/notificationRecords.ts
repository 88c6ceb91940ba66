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

/** A person's settings, or the defaults. */
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

/** A person with an address and notification settings. */
export interface NotifiedStaff {
  staffId: string;
  name: string;
  email: string;
  /** Language of the person in the store, `de-AT`; null if unknown. */
  locale: string | null;
  rights: StaffRights;
  settings: NotificationSettings;
}

/** The shop's staff who have an address. */
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

/** Shops with at least one staff address. */
export function shopsWithNotifications(database: Database): Promise<{ shopId: number }[]> {
  return database.inSystem((queries) =>
    queries
      .selectDistinct({ shopId: staff.shopId })
      .from(staff)
      .where(sql`${staff.email} IS NOT NULL`),
  );
}

/** Adds events in the transaction of the change. */
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

/** An event with the current state of its order. */
export interface StoredEvent {
  eventId: number;
  kind: NotificationKind;
  at: Date;
  provider: string;
  /** Null if the event is not about an order, or the order is gone. */
  order: { name: string; stage: string; error: string; errorMessage: string } | null;
  orderId: string | null;
}

/**
 * Numbers the shop's events that have become visible since the last call. An event gets its id before its transaction
 * ends, so a slow one could appear after newer events were mailed; these numbers only grow. Call it while holding the
 * shop lock.
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

/** Events of these kinds after number `afterId`, oldest first. */
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

/** Number of the shop's newest event; 0 if there is none. */
export async function newestEventId({ shopId, queries }: ShopTransaction): Promise<number> {
  const [row] = await rowsOf<{ newest: number | null }>(
    queries,
    sql`SELECT max(seen_id)::float8 AS newest FROM ${notificationEvents} WHERE shop_id = ${shopId}`,
  );
  return row?.newest ?? 0;
}

/** How far a person's mails have come. */
export type NotificationProgress = Omit<typeof notificationProgress.$inferSelect, 'shopId' | 'staffId'>;

/**
 * A person's mail progress, locked until the end of the transaction. A new person starts at `newest`, so that past
 * events are not mailed.
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

/** Removes events and mails before a time, for all shops. */
export async function removeOldNotifications(queries: Queries, before: Date): Promise<void> {
  const text = sql`${before.toISOString()}::timestamptz`;
  await rowsOf(queries, sql`DELETE FROM ${notificationEvents} WHERE at < ${text}`);
  await rowsOf(queries, sql`DELETE FROM ${mails} WHERE created_at < ${text}`);
}

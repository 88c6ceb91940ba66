import type { Words } from '@hub/domain/messages';
import type { StoreEventState } from '@hub/domain/store';
import { and, count, desc, eq, isNull, min, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { decryptText, encryptText } from '../providers/encryptText.ts';
import type { KeyRing } from '../providers/keyRing.ts';
import { insertNewRows } from '../orders/insertRows.ts';
import { storeEvents } from '../schema/index.ts';

/** A received webhook of the store. */
export interface NewStoreEvent {
  /** The store's id of the event; duplicates share it. */
  eventId: string;
  topic: string;
  /** Id of its subject; null for the shop. */
  subjectId: string | null;
  triggeredAt: Date;
  receivedAt: Date;
  /** JSON text, stored encrypted until processed; null if the subject is enough. */
  body: string | null;
}

/** A webhook that waits to be processed. */
export interface StoredStoreEvent extends Omit<NewStoreEvent, 'receivedAt'> {
  state: StoreEventState;
  attempts: number;
}

/** Saves webhooks. Resolves to the ids of new ones; the first of duplicates is kept. */
export async function addStoreEvents(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  events: readonly NewStoreEvent[],
): Promise<ReadonlySet<string>> {
  const added = new Set<string>();
  const [personal, others] = [events.filter(({ body }) => body !== null), events.filter(({ body }) => body === null)];
  const rows = others.map(({ eventId, topic, subjectId, triggeredAt, receivedAt }) => ({
    shop_id: shopId,
    event_id: eventId,
    topic,
    subject_id: subjectId,
    triggered_at: triggeredAt.toISOString(),
    received_at: receivedAt.toISOString(),
    state: 'waiting',
  }));
  for (const { event_id } of await insertNewRows<'event_id', string>(queries, storeEvents, rows, 'event_id'))
    added.add(event_id);
  for (const { body, ...event } of personal) {
    const encrypted = encryptText(ring.keys[0], eventOwner(shopId, event.eventId), body ?? '');
    const [kept] = await queries
      .insert(storeEvents)
      .values({ shopId, ...event, ...encrypted, state: 'waiting' })
      .onConflictDoNothing()
      .returning({ eventId: storeEvents.eventId });
    if (kept !== undefined) added.add(kept.eventId);
  }
  return added;
}

/** Takes webhooks for processing, without bodies. Leaves out processed ones and those with a body. */
export async function takeStoreEvents(
  { shopId, queries }: ShopTransaction,
  eventIds: readonly string[],
): Promise<readonly Pick<StoredStoreEvent, 'eventId' | 'topic' | 'subjectId' | 'triggeredAt'>[]> {
  return queries
    .update(storeEvents)
    .set({ attempts: sql`${storeEvents.attempts} + 1` })
    .where(
      and(
        eq(storeEvents.shopId, shopId),
        sql`${storeEvents.eventId} = ANY(${sql.param([...eventIds])}::text[])`,
        eq(storeEvents.state, 'waiting'),
        isNull(storeEvents.keyId),
      ),
    )
    .returning({
      eventId: storeEvents.eventId,
      topic: storeEvents.topic,
      subjectId: storeEvents.subjectId,
      triggeredAt: storeEvents.triggeredAt,
    });
}

/** Takes a webhook with its body for processing; null if it does not exist or was processed. Throws DatabaseError. */
export async function takeStoreEvent(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  eventId: string,
): Promise<StoredStoreEvent | null> {
  const [row] = await queries
    .update(storeEvents)
    .set({ attempts: sql`${storeEvents.attempts} + 1` })
    .where(and(eq(storeEvents.shopId, shopId), eq(storeEvents.eventId, eventId), eq(storeEvents.state, 'waiting')))
    .returning();
  if (row === undefined) return null;
  const { topic, subjectId, triggeredAt, state, attempts, keyId, nonce, ciphertext } = row;
  const body =
    keyId === null || nonce === null || ciphertext === null
      ? null
      : decryptText(ring, eventOwner(shopId, eventId), { keyId, nonce, ciphertext });
  return { eventId, topic, subjectId, triggeredAt, state, attempts, body };
}

/** Marks a webhook as processed and deletes its body. */
export async function endStoreEvent(
  { shopId, queries }: ShopTransaction,
  eventId: string,
  state: Exclude<StoreEventState, 'waiting'>,
  words: Words | null = null,
): Promise<void> {
  await queries
    .update(storeEvents)
    .set({ state, words, keyId: null, nonce: null, ciphertext: null })
    .where(and(eq(storeEvents.shopId, shopId), eq(storeEvents.eventId, eventId)));
}

/** Marks webhooks without a body as processed. */
export async function endStoreEvents(
  { shopId, queries }: ShopTransaction,
  eventIds: readonly string[],
  state: Exclude<StoreEventState, 'waiting'>,
): Promise<void> {
  if (eventIds.length === 0) return;
  await queries
    .update(storeEvents)
    .set({ state })
    .where(
      and(
        eq(storeEvents.shopId, shopId),
        sql`${storeEvents.eventId} = ANY(${sql.param([...eventIds])}::text[])`,
        eq(storeEvents.state, 'waiting'),
      ),
    );
}

/** Unprocessed webhooks of a topic, newest first. */
export async function listWaitingStoreEvents(
  { shopId, queries }: ShopTransaction,
  topic: string,
): Promise<readonly { eventId: string; triggeredAt: Date }[]> {
  return queries
    .select({ eventId: storeEvents.eventId, triggeredAt: storeEvents.triggeredAt })
    .from(storeEvents)
    .where(and(eq(storeEvents.shopId, shopId), eq(storeEvents.topic, topic), eq(storeEvents.state, 'waiting')))
    .orderBy(desc(storeEvents.triggeredAt), desc(storeEvents.eventId));
}

/** How many webhooks wait, and when the store sent the oldest. */
export async function readWaitingEvents({
  shopId,
  queries,
}: ShopTransaction): Promise<{ count: number; since: Date | null }> {
  const [row] = await queries
    .select({ count: count(), since: min(storeEvents.triggeredAt) })
    .from(storeEvents)
    .where(and(eq(storeEvents.shopId, shopId), sql`state = 'waiting'`));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Deletes webhooks that arrived before an instant; the store does not resend that late. */
export async function removeOldStoreEvents(database: Database, before: Date): Promise<void> {
  await database.inSystem((queries) =>
    rowsOf(
      queries,
      sql`DELETE FROM ${storeEvents} WHERE received_at < ${before.toISOString()}::timestamptz AND state <> 'waiting'`,
    ),
  );
}

/** What a webhook's body is bound to. */
export const eventOwner = (shopId: number, eventId: string) => ({
  binding: ['store-event', shopId, eventId],
  title: `A webhook of the store of shop ${shopId}`,
});

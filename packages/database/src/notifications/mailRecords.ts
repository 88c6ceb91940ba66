import { and, desc, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { mails } from '../schema/index.ts';

export type StoredMail = Omit<typeof mails.$inferSelect, 'shopId'>;
export type NewMail = Pick<
  StoredMail,
  'mailId' | 'staffId' | 'address' | 'subject' | 'textBody' | 'htmlBody' | 'unsubscribePath' | 'createdAt' | 'state'
>;

export async function addMail({ shopId, queries }: ShopTransaction, mail: NewMail): Promise<void> {
  await queries.insert(mails).values({ shopId, ...mail });
}

/** A mail, locked until the end of the transaction; null if it is gone. */
export async function readMail({ shopId, queries }: ShopTransaction, mailId: string): Promise<StoredMail | null> {
  const [mail] = await queries
    .select()
    .from(mails)
    .where(and(eq(mails.shopId, shopId), eq(mails.mailId, mailId)))
    .for('update');
  return mail ?? null;
}

/** Saves a mail's outcome. */
export async function updateMail(
  { shopId, queries }: ShopTransaction,
  mailId: string,
  changes: Partial<Pick<StoredMail, 'state' | 'tries' | 'sentAt' | 'problem'>>,
): Promise<void> {
  await queries
    .update(mails)
    .set(changes)
    .where(and(eq(mails.shopId, shopId), eq(mails.mailId, mailId)));
}

export async function listMails(
  { shopId, queries }: ShopTransaction,
  staffId: string,
  limit: number,
): Promise<StoredMail[]> {
  return queries
    .select()
    .from(mails)
    .where(and(eq(mails.shopId, shopId), eq(mails.staffId, staffId)))
    .orderBy(desc(mails.createdAt), desc(mails.mailId))
    .limit(limit);
}

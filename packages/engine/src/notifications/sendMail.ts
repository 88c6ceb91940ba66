import type { Database } from '@hub/database';
import { readMail, type StoredMail, updateMail } from '@hub/database/notifications';
import type { MailJob } from '../jobs/queues.ts';

/** Hands mails to a mail server. */
export interface Mailer {
  /** Throws MailRefusedError for a mail that it will never take, anything else for one to try again. */
  send(mail: OutgoingMail): Promise<void>;
}

/** A mail as it goes out. */
export interface OutgoingMail {
  /** The same in every try, so that a mail that was sent twice is known by it. */
  mailId: string;
  address: string;
  subject: string;
  text: string;
  html: string;
  unsubscribePath: string;
}

/** The mail server will not take the mail; the message is its words. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Tries of one mail; with the queue's back-off they take some four hours. */
export const mailTries = 9;

/** As many characters of a mail server's words are kept. */
const longestProblem = 300;

/**
 * Sends a mail, outside of a transaction. Throws to be tried again; the last try and a refusal for good end it, and the
 * settings of the person say so.
 */
export async function sendMail(
  database: Database,
  shopId: number,
  { mailId }: MailJob,
  { mailer, now }: { mailer: Mailer; now: () => Date },
): Promise<void> {
  const mail = await database.inShop(shopId, (transaction) => readMail(transaction, mailId));
  if (mail?.state !== 'waiting') return;
  const tries = mail.tries + 1;
  const update = (changes: Partial<Pick<StoredMail, 'state' | 'tries' | 'sentAt' | 'problem'>>) =>
    database.inShop(shopId, (transaction) => updateMail(transaction, mailId, { tries, ...changes }));
  try {
    const { address, subject, textBody: text, htmlBody: html, unsubscribePath } = mail;
    await mailer.send({ mailId, address, subject, text, html, unsubscribePath });
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, longestProblem);
    const isOver = error instanceof MailRefusedError || tries >= mailTries;
    await update({ problem, ...(isOver && { state: 'refused' }) });
    if (isOver) return;
    throw error;
  }
  await update({ state: 'sent', sentAt: now(), problem: null });
}

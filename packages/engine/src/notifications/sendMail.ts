import type { Database } from '@hub/database';
import { readMail, type StoredMail, updateMail } from '@hub/database/notifications';
import type { MailJob } from '../jobs/queues.ts';

export interface Mailer {
  /** Throws MailRefusedError when the server will never accept the mail, any other error to retry. */
  send(mail: OutgoingMail): Promise<void>;
}

export interface OutgoingMail {
  /** The same in every try, so that receivers recognize a duplicate. */
  mailId: string;
  address: string;
  subject: string;
  text: string;
  html: string;
  unsubscribePath: string;
}

/** The mail server will not accept the mail; the message is its text. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** Tries per mail, about four hours with the queue's back-off. */
export const mailTries = 9;

/** Maximum characters to keep of a mail server's text. */
const longestProblem = 300;

/**
 * Sends a mail outside a transaction. Throws to be retried. After the last try or a permanent refusal, the person's
 * settings show the problem.
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

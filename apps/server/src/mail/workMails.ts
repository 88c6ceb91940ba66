import type { Database } from '@hub/database';
import type { JobQueue } from '@hub/database/jobs';
import { type MailJob, queues } from '@hub/engine/jobs';
import { type Mailer, mailTries, sendMail, writeDueMails } from '@hub/engine/notifications';
import { createWatch, type Watch } from '../operations/createWatch.ts';
import type { MailOptions } from '../options/parseMailOptions.ts';
import { createMailer } from './createMailer.ts';
import type { MailLinks } from './createMailLinks.ts';

interface MailWorkOptions {
  database: Database;
  jobs: JobQueue;
  mail: MailOptions;
  /** Origin at which people open the app; read once work has begun. */
  appOrigin(): string;
  links: MailLinks;
  now: () => Date;
  /** Called for errors, with the shop's number where there is one; the next check still runs. */
  onError(error: unknown, shopId?: number): void;
}

const lookEveryMs = 60_000;

/** Periodically writes and sends the mails that are due. */
export function workMails({ database, jobs, mail, appOrigin, links, now, onError }: MailWorkOptions): Watch {
  const { smtpUrl, from } = mail;
  if (smtpUrl !== null) {
    let mailer: Mailer | undefined;
    const send = (shopId: number, job: MailJob) => {
      mailer ??= createMailer({ smtpUrl, from, appOrigin: appOrigin() });
      return sendMail(database, shopId, job, { mailer, now });
    };
    jobs.work(queues.sendMail, ({ shopId, data }) => send(shopId, data as MailJob), {
      retries: mailTries - 1,
      firstRetrySeconds: 60,
      longestRetrySeconds: 3_600,
    });
  }
  const look = () => writeDueMails(database, { ...links, now: now() }, onError);
  return createWatch(look, { everyMs: lookEveryMs, isImmediate: true, onError });
}

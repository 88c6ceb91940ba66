import type { Database, JobQueue } from '@hub/database';
import { type Mailer, type MailJob, mailTries, queues, sendMail, writeDueMails } from '@hub/engine';
import { createMailer, type MailOptions } from './createMailer.ts';
import type { MailLinks } from './createMailLinks.ts';

interface MailWorkOptions {
  database: Database;
  jobs: JobQueue;
  mail: MailOptions;
  /** Where people open the app; asked once work has begun. */
  appOrigin(): string;
  links: MailLinks;
  now: () => Date;
  /** Called for errors; the next look comes nevertheless. */
  onError(error: unknown): void;
}

const lookEveryMs = 60_000;

/** Writes the mails that are due, again and again, and sends them. */
export function workMails({ database, jobs, mail, appOrigin, links, now, onError }: MailWorkOptions): {
  begin(): void;
  /** Resolves when no look is under way. */
  stop(): Promise<void>;
} {
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
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | null = null;

  function look(): void {
    looking ??= writeDueMails(database, {
      ...links,
      now: now(),
    })
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  }

  return {
    begin: () => {
      look();
      timer = setInterval(look, lookEveryMs);
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

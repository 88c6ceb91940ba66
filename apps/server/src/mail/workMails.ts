import type { Database, JobQueue } from '@hub/database';
import { type Mailer, type MailJob, mailTries, queues, sendMail, writeDueMails } from '@hub/engine';
import { createMailer, type MailOptions } from './createMailer.ts';
import { unsubscribePath } from './unsubscribePage.ts';

interface MailWorkOptions {
  database: Database;
  jobs: JobQueue;
  mail: MailOptions;
  /** Where people open the app; asked once work has begun. */
  appOrigin(): string;
  /** Sign unsubscribe links; the first is the newest. */
  keys: readonly [string, ...string[]];
  now: () => Date;
  /** Called for errors; the next look comes nevertheless. */
  onError(error: unknown): void;
}

const lookEveryMs = 60_000;

/** Writes the mails that are due, again and again, and sends them. */
export function workMails({ database, jobs, mail, appOrigin, keys, now, onError }: MailWorkOptions): {
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
      now: now(),
      sendsMail: smtpUrl !== null,
      appUrl: (domain, path) => `${appOrigin()}${path}?shop=${domain}&host=${hostOf(domain)}`,
      pageUrl: (path) => `${appOrigin()}${path}`,
      unsubscribePath: (shopId, staffId) => unsubscribePath(keys, shopId, staffId),
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

/** The `host` with which the app is opened on its own. */
function hostOf(domain: string): string {
  const name = domain.replace(/\.myshopify\.com$/, '');
  return encodeURIComponent(Buffer.from(`admin.shopify.com/store/${name}`).toString('base64'));
}

import { oneLine } from '@hub/domain/notifications';
import type { Environment } from './environment.ts';
import { StartError } from './StartError.ts';

/** How mails are sent. */
export interface MailOptions {
  /** `smtps://user:password@mail.example.com`; `null`: mails are only stored to be viewed. */
  smtpUrl: string | null;
  /** `Fulfillment Hub <hub@example.com>`. */
  from: string;
  /**
   * Origin at which people open the app, `https://hub.example.com`; `null`: where this server listens, on this machine.
   */
  appOrigin: string | null;
}

/**
 * Parses SMTP_URL, MAIL_FROM and APP_ORIGINS. `ownOrigin`: the app's origin without APP_ORIGINS; `null` for where the
 * server listens. Throws StartError with advice.
 */
export function parseMailOptions(
  { SMTP_URL, MAIL_FROM, APP_ORIGINS }: Environment,
  ownOrigin: string | null,
): MailOptions {
  const appOrigin = APP_ORIGINS?.split(',')[0]?.trim() || ownOrigin;
  if (!SMTP_URL) return { smtpUrl: null, from: '', appOrigin };
  const url = URL.parse(SMTP_URL);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new StartError('SMTP_URL has to be like smtps://user:password@mail.example.com.');
  if (!MAIL_FROM || oneLine(MAIL_FROM) !== MAIL_FROM || !/@/.test(MAIL_FROM))
    throw new StartError('SMTP_URL needs MAIL_FROM, such as "Fulfillment Hub <hub@example.com>".');
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, appOrigin };
}

import { storeHostText } from '@hub/domain/navigation';
import type { EmailWriting } from '@hub/engine/staff';
import { confirmEmailPath } from './confirmEmailPage.ts';
import { mailLanguageOf } from './mailLanguageOf.ts';
import { unsubscribePath } from './unsubscribePage.ts';

interface MailLinkOptions {
  /** `false`: mails are only stored to be viewed. */
  sendsMail: boolean;
  /** Origin at which people open the app; read once work has begun. */
  appOrigin(): string;
  /** Sign links; the first is the newest. */
  keys: readonly [string, ...string[]];
}

/** How mails are written, except for the time. */
export type MailLinks = Omit<EmailWriting, 'now'>;

/** The addresses in mails. */
export function createMailLinks({ sendsMail, appOrigin, keys }: MailLinkOptions): MailLinks {
  return {
    sendsMail,
    appUrl: (domain, path, language) =>
      `${appOrigin()}${path}?shop=${domain}&host=${encodedHost(domain)}${language === undefined ? '' : `&locale=${language}`}`,
    pageUrl: (path, language) => `${appOrigin()}${path}${language === undefined ? '' : `?locale=${language}`}`,
    mailTexts: (locale) => mailLanguageOf(locale).mails,
    unsubscribePath: (shopId, staffId) => unsubscribePath(keys, shopId, staffId),
    confirmEmailPath: (link) => confirmEmailPath(keys, link),
  };
}

/** The `host` that opens the app outside the admin. */
function encodedHost(domain: string): string {
  return encodeURIComponent(Buffer.from(storeHostText(domain)).toString('base64'));
}

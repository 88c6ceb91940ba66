import type { EmailWriting } from '@hub/engine';
import { confirmEmailPath } from './confirmEmailPage.ts';
import { unsubscribePath } from './unsubscribePage.ts';

interface MailLinkOptions {
  /** False: mails are only kept to be looked at. */
  sendsMail: boolean;
  /** Where people open the app; asked once work has begun. */
  appOrigin(): string;
  /** Sign links; the first is the newest. */
  keys: readonly [string, ...string[]];
}

/** How mails are written, up to the time. */
export type MailLinks = Omit<EmailWriting, 'now'>;

/** The addresses in mails. */
export function createMailLinks({ sendsMail, appOrigin, keys }: MailLinkOptions): MailLinks {
  return {
    sendsMail,
    appUrl: (domain, path) => `${appOrigin()}${path}?shop=${domain}&host=${hostOf(domain)}`,
    pageUrl: (path) => `${appOrigin()}${path}`,
    unsubscribePath: (shopId, staffId) => unsubscribePath(keys, shopId, staffId),
    confirmEmailPath: (link) => confirmEmailPath(keys, link),
  };
}

/** The `host` with which the app is opened on its own. */
function hostOf(domain: string): string {
  const name = domain.replace(/\.myshopify\.com$/, '');
  return encodeURIComponent(Buffer.from(`admin.shopify.com/store/${name}`).toString('base64'));
}

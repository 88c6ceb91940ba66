import { createHmac } from 'node:crypto';
import type { Database } from '@hub/database';
import { stopMails } from '@hub/engine';
import type { Backend } from '../Backend.ts';
import { isSameSignature, mailPage } from './mailPage.ts';

const pattern = /^\/unsubscribe\/(\d{1,15})\/([A-Za-z0-9_-]{1,400})\/([0-9a-f]{64})$/;

/** Path that stops the mails of a person, signed with the newest key. */
export function unsubscribePath(keys: readonly [string, ...string[]], shopId: number, staffId: string): string {
  const person = Buffer.from(staffId).toString('base64url');
  return `/unsubscribe/${shopId}/${person}/${signature(keys[0], shopId, staffId)}`;
}

function signature(key: string, shopId: number, staffId: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['unsubscribe', shopId, staffId]))
    .digest('hex');
}

/**
 * Stops the mails of a person without a sign-in: at once for a POST, as mail programs send it (RFC 8058); a GET shows the
 * button, because scanners of mails open every link. Undefined for other paths.
 */
export function createUnsubscribePage(
  database: Database,
  keys: readonly [string, ...string[]],
  now: () => Date,
): Backend {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/unsubscribe/')) return undefined;
    const [, shop = '', person = '', given = ''] = pattern.exec(pathname) ?? [];
    const shopId = Number(shop);
    const staffId = Buffer.from(person, 'base64url').toString();
    const isRight = keys.some((key) => isSameSignature(signature(key, shopId, staffId), given));
    if (!isRight)
      return mailPage(
        404,
        'This link is not complete',
        'Copy the whole link from the mail, or stop the mails under Settings, Email.',
      );
    if (request.method === 'GET')
      return mailPage(
        200,
        'Stop mails to you?',
        'You will get no more mails about errors, connections, holds, back orders and the day.',
        '<form method="post"><button type="submit">Stop these mails</button></form>',
      );
    if (request.method !== 'POST') return mailPage(405, 'This page is opened or sent', 'Open the link from the mail.');
    const isKnown = await database.inShop(shopId, (transaction) => stopMails(transaction, staffId, now()));
    return isKnown
      ? mailPage(200, 'You get no more mails', 'Turn them on again under Settings, Email.')
      : mailPage(200, 'You get no more mails', 'Nobody by this link is mailed any more.');
  };
}

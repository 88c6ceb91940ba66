import { createHmac } from 'node:crypto';
import type { Database } from '@hub/database';
import { stopMails } from '@hub/engine/notifications';
import type { Backend } from '../http/Backend.ts';
import { mailLanguageOf } from './mailLanguageOf.ts';
import { isSameSignature, mailPage, wrongMethod } from './mailPage.ts';

const pattern = /^\/unsubscribe\/(\d{1,15})\/([A-Za-z0-9_-]{1,400})\/([0-9a-f]{64})$/;

/** Path that stops a person's mails, signed with the newest key. */
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
 * Stops a person's mails without a sign-in: at once for a POST, as mail programs send it (RFC 8058); a GET shows the
 * button, because mail scanners open every link. `undefined` for other paths.
 */
export function createUnsubscribePage(
  database: Database,
  keys: readonly [string, ...string[]],
  now: () => Date,
): Backend {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/unsubscribe/')) return undefined;
    const [, shop = '', person = '', given = ''] = pattern.exec(pathname) ?? [];
    const { unsubscribe: texts, format } = mailLanguageOf(searchParams.get('locale')).mails;
    const { language } = format;
    const shopId = Number(shop);
    const staffId = Buffer.from(person, 'base64url').toString();
    const isRight = keys.some((key) => isSameSignature(signature(key, shopId, staffId), given));
    if (!isRight) return mailPage(404, texts.incomplete, language);
    if (request.method === 'GET') return mailPage(200, { ...texts.ask, button: texts.stop }, language);
    if (request.method !== 'POST') return mailPage(405, wrongMethod);
    const isKnown = await database.inShop(shopId, (transaction) => stopMails(transaction, staffId, now()));
    return mailPage(200, isKnown ? texts.stopped : texts.unknown, language);
  };
}

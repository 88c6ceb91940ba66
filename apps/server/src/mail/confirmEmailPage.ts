import { createHmac } from 'node:crypto';
import type { Database } from '@hub/database';
import {
  confirmEmail,
  type EmailLink,
  type EmailWriting,
  type OpenedEmailLink,
  readEmailLink,
} from '@hub/engine/staff';
import type { Backend } from '../http/Backend.ts';
import { type MailLanguage, mailLanguageOf } from './mailLanguageOf.ts';
import { isSameSignature, mailPage, wrongMethod } from './mailPage.ts';

const pattern = /^\/confirm-email\/(\d{1,15})\/([A-Za-z0-9_-]{1,400})\/([0-9a-f-]{36})\/(\d{1,15})\/([0-9a-f]{64})$/;

/** Matches these paths in a text; their reader could confirm another person's address. */
const anyPath = /\/confirm-email\/[\w/-]+/g;

/** Path that confirms an address, signed with the newest key. */
export function confirmEmailPath(keys: readonly [string, ...string[]], link: EmailLink): string {
  const { shopId, staffId, code, expiresAt } = link;
  const person = Buffer.from(staffId).toString('base64url');
  return `/confirm-email/${shopId}/${person}/${code}/${expiresAt}/${signature(keys[0], link)}`;
}

/** A mail's text without the parts that its reader in the app may not see. */
export function withoutConfirmLinks(text: string): string {
  return text.replaceAll(anyPath, '/confirm-email/…');
}

function signature(key: string, { shopId, staffId, code, expiresAt }: EmailLink): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['confirm email', shopId, staffId, code, expiresAt]))
    .digest('hex');
}

/**
 * Confirms the address that a mail was sent to: a GET shows the button, because mail scanners open every link; the POST
 * confirms. `undefined` for other paths.
 */
export function createConfirmEmailPage(
  database: Database,
  keys: readonly [string, ...string[]],
  links: Omit<EmailWriting, 'now'>,
  now: () => Date,
): Backend {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/confirm-email/')) return undefined;
    const [, shop = '', person = '', code = '', expires = '', given = ''] = pattern.exec(pathname) ?? [];
    const staffId = Buffer.from(person, 'base64url').toString();
    const link: EmailLink = { shopId: Number(shop), staffId, code, expiresAt: Number(expires) };
    const language = mailLanguageOf(searchParams.get('locale'));
    if (!keys.some((key) => isSameSignature(signature(key, link), given)))
      return mailPage(404, language.links.altered, language.mails.format.language);
    if (request.method !== 'GET' && request.method !== 'POST') return mailPage(405, wrongMethod);
    const opened = await database.inShop(link.shopId, (transaction) =>
      request.method === 'GET'
        ? readEmailLink(transaction, link, now())
        : confirmEmail(transaction, link, { ...links, now: now() }),
    );
    return pageOf(opened, language);
  };
}

function pageOf(opened: OpenedEmailLink, { links, mails }: MailLanguage): Response {
  const { language } = mails.format;
  switch (opened.state) {
    case 'open':
      return mailPage(200, { ...links.open(opened), button: links.confirm }, language);
    case 'confirmed':
      return mailPage(200, links.confirmed(opened.address), language);
    default:
      return mailPage(410, links[opened.state], language);
  }
}

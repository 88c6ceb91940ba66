import { brandName } from '../shared/brandName.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';
import { joinNames } from '../shared/joinNames.ts';
import type { NotificationKind } from './NotificationSettings.ts';

/** A mail as it is sent, in both forms. */
export interface Mail {
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

/** One line of a mail with what it is about. */
export interface MailItem {
  kind: NotificationKind;
  /** Orders, or 3PLs. */
  count: number;
  /** The first names: of orders, or of 3PLs. Nothing else of an order is known here. */
  names: readonly string[];
  /** Of errors: how many orders have which reason, most frequent first. */
  reasons: readonly { reason: ErrorReason; count: number }[];
}

/** What went wrong with an order, without the words of the 3PL, which may name a customer. */
export type ErrorReason =
  | 'address'
  | 'unknownSku'
  | 'stock'
  | 'orderAmount'
  | 'customs'
  | 'packageSize'
  | 'rate'
  | 'busy'
  | 'other';

/** For whom a mail is, and where its links lead. */
export interface MailFrame {
  /** `acme.myshopify.com`. */
  shop: string;
  /** Of the person. */
  name: string;
  /** Address of the app with shop, up to the path: links are `link('/app/dashboard')`. */
  link(path: string): string;
  /** Where one click stops these mails. */
  unsubscribeUrl: string;
  /** Why the person gets it; absent: they chose it. */
  why?: string;
}

/** Figures of the daily summary, in its order. */
export interface SummaryFigures {
  /** Of the day before, in the shop's time zone. */
  arrived: number;
  shipped: number;
  /** As it is now. */
  open: number;
  inFulfillment: number;
  errors: number;
  hold: number;
  backOrders: number;
  needsReview: number;
}

/** Names in one line of a mail; the others are a count. */
export const namesInMail = 10;

const paths: Readonly<Record<NotificationKind, string>> = {
  errors: '/app/dashboard-v0/errororders',
  providerDown: '/app/integration',
  holdEnded: '/app/dashboard-v0/openorders',
  backOrders: '/app/dashboard-v0/backorders',
};

const links: Readonly<Record<NotificationKind, string>> = {
  errors: 'See the orders with errors',
  providerDown: 'See your connections',
  holdEnded: 'See the open orders',
  backOrders: 'See the back orders',
};

const reasonWords: Readonly<Record<ErrorReason, readonly [one: string, more: string]>> = {
  address: ['has an address the warehouse refused', 'have an address the warehouse refused'],
  unknownSku: ['has a SKU the warehouse doesn’t know', 'have a SKU the warehouse doesn’t know'],
  stock: ['is short of stock', 'are short of stock'],
  orderAmount: ['is over a limit that a workflow sets', 'are over a limit that a workflow sets'],
  customs: ['needs a customs description', 'need a customs description'],
  packageSize: ['fits no package', 'fit no package'],
  rate: ['has no rate for its shipping method', 'have no rate for their shipping method'],
  busy: ['met a warehouse that was busy', 'met a warehouse that was busy'],
  other: ['has another error', 'have other errors'],
};

/** The digest of what happened: the subject is its first line, the worst first. `items`: at least one. */
export function composeDigest(items: readonly MailItem[], frame: MailFrame): Mail {
  const blocks = items.map((item) => ({
    title: itemTitle(item),
    lines: [namesLine(item)],
    link: { title: links[item.kind], url: frame.link(paths[item.kind]) },
  }));
  const subject = blocks.length === 1 ? (blocks[0]?.title ?? '') : `${blocks[0]?.title ?? ''}, and more`;
  return composeMail(subject, blocks, frame);
}

/** The summary of a day. `day`: "Friday, 20 November". */
export function composeSummary(figures: SummaryFigures, day: string, frame: MailFrame): Mail {
  const needs = figures.errors + figures.needsReview;
  const yesterday = `${formatQuantity(figures.arrived, 'order')} arrived and ${formatCount(figures.shipped)} shipped`;
  const waiting = [
    `Open: ${formatCount(figures.open)}`,
    `In fulfillment: ${formatCount(figures.inFulfillment)}`,
    `Errors: ${formatCount(figures.errors)}`,
    `Needs review: ${formatCount(figures.needsReview)}`,
    `On hold: ${formatCount(figures.hold)}`,
    `Back orders: ${formatCount(figures.backOrders)}`,
  ];
  const subject =
    needs === 0
      ? `${yesterday} yesterday; nothing needs you`
      : `${formatQuantity(needs, 'order')} ${needs === 1 ? 'needs' : 'need'} you this morning; ${yesterday} yesterday`;
  const blocks = [
    {
      title: `Yesterday: ${yesterday}`,
      lines: [`As of this morning, ${day}:`, ...waiting],
      link: { title: 'Open the dashboard', url: frame.link('/app/dashboard') },
    },
  ];
  return composeMail(subject, blocks, frame);
}

/** "17 orders need you: 12 have an address the warehouse refused", "ShipBob doesn’t answer". */
export function itemTitle({ kind, count, names, reasons }: MailItem): string {
  const orders = formatQuantity(count, 'order');
  switch (kind) {
    case 'errors': {
      const [first] = reasons;
      const need = `${orders} ${count === 1 ? 'needs' : 'need'} you`;
      if (first === undefined || first.reason === 'other') return need;
      const words = reasonWords[first.reason];
      if (count === 1) return `${need}: it ${words[0]}`;
      return `${need}: ${formatCount(first.count)} ${words[first.count === 1 ? 0 : 1]}`;
    }
    case 'providerDown':
      return names.length === count
        ? `Orders to ${joinNames(names)} are waiting: the connection is down`
        : `Orders are waiting: ${formatQuantity(count, 'connection')} are down`;
    case 'holdEnded':
      return `The hold of ${orders} has ended`;
    case 'backOrders':
      return `${orders} ${count === 1 ? 'waits' : 'wait'} for stock`;
  }
}

function namesLine({ kind, count, names, reasons }: MailItem): string {
  if (kind === 'providerDown')
    return 'Orders stay in line and go out once the connection works again. Check its settings.';
  const shown = names.slice(0, namesInMail);
  const rest = count - shown.length;
  const list = rest > 0 ? `${shown.join(', ')} and ${formatCount(rest)} more` : shown.join(', ');
  const others = reasons
    .slice(1, 4)
    .map(({ reason, count: of }) => `${formatCount(of)} ${reasonWords[reason][of === 1 ? 0 : 1]}`);
  return others.length === 0 ? `${list}.` : `${list}. ${joinNames(others)}.`;
}

/** A heading of a mail with its lines and a link. */
interface Block {
  title: string;
  lines: readonly string[];
  link: { title: string; url: string };
}

/** A mail in both forms, with greeting and foot. */
export function composeMail(subject: string, blocks: readonly Block[], frame: MailFrame): Mail {
  const greeting = frame.name.trim() === '' ? 'Hello,' : `Hello ${oneLine(frame.name)},`;
  const why = frame.why ?? `You get this because you chose it in ${brandName} for ${frame.shop}.`;
  const change = { title: 'Change what we email you about', url: frame.link('/app/settings/emailnotification') };
  const stop = { title: 'Stop these mails', url: frame.unsubscribeUrl };
  const text = [
    greeting,
    ...blocks.map(({ title, lines, link }) => [title, ...lines, `${link.title}: ${link.url}`].map(oneLine).join('\n')),
    [why, `${change.title}: ${change.url}`, `${stop.title}: ${stop.url}`].join('\n'),
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>',
    escapeHtml(oneLine(subject)),
    '</title></head><body style="margin:0;padding:24px;background:#f6f6f7;color:#202223;',
    'font:16px/1.5 -apple-system,Segoe UI,Roboto,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px;',
    'background:#ffffff;border-radius:8px;overflow-wrap:anywhere">',
    `<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>`,
    ...blocks.map(htmlBlock),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e1e3e5;color:#5c5f62;font-size:13px">`,
    `${escapeHtml(why)} ${htmlLink(change)}. ${htmlLink(stop)}.</p></div></body></html>`,
  ].join('');
  return { subject: oneLine(subject), text, html };
}

function htmlBlock({ title, lines, link }: Block): string {
  return [
    `<h2 style="margin:16px 0 4px;font-size:17px">${escapeHtml(oneLine(title))}</h2>`,
    ...lines.map((line) => `<p style="margin:0 0 4px">${escapeHtml(oneLine(line))}</p>`),
    `<p style="margin:4px 0 16px">${htmlLink(link)}</p>`,
  ].join('');
}

function htmlLink({ title, url }: { title: string; url: string }): string {
  return `<a href="${escapeHtml(url)}" style="color:#005bd3">${escapeHtml(title)}</a>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Without line breaks and other control characters, which could end a header. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

/** Whether a mail can be sent there: one address, without what could end a header or add another. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/u.test(address);
}

/** A mail to a person, and what became of it. */
export interface WrittenMail extends Mail {
  mailId: string;
  createdAt: string;
  /** `kept`: the server sends no mail. */
  state: 'waiting' | 'sent' | 'refused' | 'kept';
  tries: number;
  /** What the mail server said last; null: nothing. */
  problem: string | null;
}

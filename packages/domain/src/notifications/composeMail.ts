import { englishMailTexts, type ErrorReason, type MailTexts } from './mailTexts.ts';
import type { NotificationKind } from './NotificationSettings.ts';

/** A mail to send, in both forms. */
export interface Mail {
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

/** One line of a mail and its subject. */
export interface MailItem {
  kind: NotificationKind;
  /** Number of orders or 3PLs. */
  count: number;
  /** First names of orders or 3PLs. Nothing else about an order is available here. */
  names: readonly string[];
  /** For errors: number of orders per reason, most frequent first. */
  reasons: readonly { reason: ErrorReason; count: number }[];
}

/** A mail's recipient and its link targets. */
export interface MailFrame {
  /** `acme.myshopify.com`. */
  shop: string;
  /** The person's name. */
  name: string;
  /** The app's address with the shop, up to the path: links are `link('/app/dashboard')`. */
  link(path: string): string;
  /** One-click unsubscribe address. */
  unsubscribeUrl: string;
  /** Why the person gets it; absent when they chose it. */
  why?: string;
  /** In the person's language; absent for English. */
  texts?: MailTexts;
}

/** Figures of the daily summary, in order. */
export interface SummaryFigures {
  /** For the previous day in the shop's time zone. */
  arrived: number;
  shipped: number;
  /** Current values. */
  open: number;
  inFulfillment: number;
  errors: number;
  hold: number;
  backOrders: number;
  needsReview: number;
}

/** Maximum names in one line of a mail; the others are counted. */
export const namesInMail = 10;

const paths: Readonly<Record<NotificationKind, string>> = {
  errors: '/app/dashboard-v0/errororders',
  providerDown: '/app/integration',
  holdEnded: '/app/dashboard-v0/openorders',
  backOrders: '/app/dashboard-v0/backorders',
};

/** The digest: its first line is the subject, worst first. `items` has at least one. */
export function composeDigest(items: readonly MailItem[], frame: MailFrame): Mail {
  const texts = textsOf(frame);
  const blocks = items.map((item) => ({
    title: itemTitle(item, texts),
    lines: [namesLine(item, texts)],
    link: { title: texts.links[item.kind], url: frame.link(paths[item.kind]) },
  }));
  const title = blocks[0]?.title ?? '';
  return composeMail(blocks.length === 1 ? title : texts.andMore(title), blocks, frame);
}

/** A day's summary. `at` is an instant in that day. */
export function composeSummary(
  { arrived, shipped, ...now }: SummaryFigures,
  { at, timeZone }: { at: Date; timeZone: string },
  frame: MailFrame,
): Mail {
  const { summary, format } = textsOf(frame);
  const needs = now.errors + now.needsReview;
  const waiting = (['open', 'inFulfillment', 'errors', 'needsReview', 'hold', 'backOrders'] as const).map(
    (figure) => `${summary[figure]}: ${format.count(now[figure])}`,
  );
  const subject = needs === 0 ? summary.quiet(arrived, shipped) : summary.needs(needs, arrived, shipped);
  const blocks = [
    {
      title: summary.title(arrived, shipped),
      lines: [summary.now(format.day(at, timeZone)), ...waiting],
      link: { title: summary.link, url: frame.link('/app/dashboard') },
    },
  ];
  return composeMail(subject, blocks, frame);
}

/** Tells the owner that the store no longer takes the app's token and that opening the app renews it. */
export function composeAccessEnded(frame: MailFrame): Mail {
  const { subject, title, lines, link, why } = textsOf(frame).accessEnded;
  const block = { title, lines, link: { title: link, url: frame.link('/app/dashboard') } };
  return composeMail(subject(frame.shop), [block], { ...frame, why: why(frame.shop) });
}

/** "17 orders need you: 12 have an address the warehouse refused", "Shipbob doesn’t answer". */
export function itemTitle({ kind, count, names, reasons }: MailItem, texts: MailTexts = englishMailTexts): string {
  switch (kind) {
    case 'errors': {
      const [first] = reasons;
      if (first === undefined || first.reason === 'other') return texts.need(count);
      if (count === 1) return texts.needOne(first.reason);
      return texts.needMore(count, texts.reason(first.count, first.reason));
    }
    case 'providerDown':
      return names.length === count ? texts.providersDown(texts.format.list(names)) : texts.connectionsDown(count);
    case 'holdEnded':
      return texts.holdEnded(count);
    case 'backOrders':
      return texts.backOrders(count);
  }
}

function namesLine({ kind, count, names, reasons }: MailItem, texts: MailTexts): string {
  if (kind === 'providerDown') return texts.providersNote;
  const shown = names.slice(0, namesInMail);
  const rest = count - shown.length;
  const list = rest > 0 ? texts.namesAndMore(shown.join(', '), rest) : shown.join(', ');
  const others = reasons.slice(1, 4).map(({ reason, count: of }) => texts.reason(of, reason));
  return others.length === 0 ? `${list}.` : `${list}. ${texts.format.list(others)}.`;
}

function textsOf({ texts = englishMailTexts }: MailFrame): MailTexts {
  return texts;
}

/** A mail's heading with its lines and a link. */
interface Block {
  title: string;
  lines: readonly string[];
  link: { title: string; url: string };
}

/** A mail in both forms, with greeting and footer. */
export function composeMail(subject: string, blocks: readonly Block[], frame: MailFrame): Mail {
  const texts = textsOf(frame);
  const greeting = texts.greeting(oneLine(frame.name));
  const why = frame.why ?? texts.why(frame.shop);
  const change = { title: texts.change, url: frame.link('/app/settings/emailnotification') };
  const stop = { title: texts.stop, url: frame.unsubscribeUrl };
  const text = [
    greeting,
    ...blocks.map(({ title, lines, link }) => [title, ...lines, `${link.title}: ${link.url}`].map(oneLine).join('\n')),
    [why, `${change.title}: ${change.url}`, `${stop.title}: ${stop.url}`].join('\n'),
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${texts.format.language}"><head><meta charset="utf-8"><title>`,
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

/** Whether an address can be mailed: a single one, without anything that could end a header or add a recipient. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/u.test(address);
}

/** A mail to a person, and its outcome. */
export interface WrittenMail extends Mail {
  mailId: string;
  createdAt: string;
  /** `kept`: the server sends no mail. */
  state: 'waiting' | 'sent' | 'refused' | 'kept';
  tries: number;
  /** The mail server's last reply; `null` for none. */
  problem: string | null;
}

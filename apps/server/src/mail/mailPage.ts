import { timingSafeEqual } from 'node:crypto';

/** What such a page says. */
export interface MailPageTexts {
  title: string;
  text: string;
  /** Button of the page's form; absent: there is nothing to do. */
  button?: string;
}

/** A page that a link in a mail opens, without a sign-in. All texts are escaped. */
export function mailPage(status: number, { title, text, button }: MailPageTexts, language = 'en'): Response {
  const form = button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  const [heading, sentence] = [title, text].map(escapeHtml);
  const html =
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${heading}</title><main><h1>${heading}</h1><p>${sentence}</p>${form}</main></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** For a call that no link and no button makes. */
export const wrongMethod: MailPageTexts = {
  title: 'This page is opened or sent',
  text: 'Open the link from the email.',
};

/** Whether two signatures are the same. */
export function isSameSignature(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

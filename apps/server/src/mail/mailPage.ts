import { timingSafeEqual } from 'node:crypto';

/** Texts of such a page. */
export interface MailPageTexts {
  title: string;
  text: string;
  /** Button of the page's form; absent when there is nothing to do. */
  button?: string;
}

/** A page that a mail's link opens without a sign-in. Escapes all texts. */
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

/** For a method that no link or button uses. */
export const wrongMethod: MailPageTexts = {
  title: 'This link can’t be used this way',
  text: 'Open the link from the email.',
};

export function isSameSignature(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

import { timingSafeEqual } from 'node:crypto';

/** A page that a link in a mail opens, without a sign-in. Title and text are escaped, `form` is ours. */
export function mailPage(status: number, title: string, text: string, form = ''): Response {
  const [heading, sentence] = [title, text].map(escapeHtml);
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
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

/** Whether two signatures are the same. */
export function isSameSignature(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

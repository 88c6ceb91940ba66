import type { AppBook, ChargeRecord } from '../AppBook.ts';
import { mintSessionToken, signParameters } from './sessionTokens.ts';

/** Pages of the simulated admin: just enough to install the app, open it and approve a charge. */

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

const style =
  'body{margin:0;font:14px/1.4 system-ui,sans-serif;background:#f1f1f1;color:#303030}header{background:#1a1a1a;' +
  'color:#fff;padding:10px 16px;font-weight:600}main{max-width:560px;margin:32px auto;background:#fff;padding:24px;' +
  'border-radius:12px}button,a.button{font:inherit;padding:8px 14px;border-radius:8px;border:1px solid #8a8a8a;' +
  'background:#fff;color:inherit;text-decoration:none;cursor:pointer}button.primary{background:#303030;color:#fff}' +
  'iframe{border:0;width:100%;height:calc(100vh - 42px);display:block}header a{color:#fff;margin-left:16px;font-weight:400}' +
  'main.wide{max-width:860px}main.wide form{display:inline-block;margin:0 16px 8px 0}table{border-collapse:collapse;' +
  'width:100%}th,td{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #e3e3e3}input{font:inherit;padding:7px}' +
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{color:#616161}dd{margin:0}h2{font-size:16px}' +
  'small{color:#616161}';

export function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>${body}</body></html>`
  );
}

/** The bar at the top of every page. */
export function storeHeader(domain: string, title = ''): string {
  const name = title === '' ? domain : `${domain} · ${title}`;
  return `<header>${escapeHtml(name)}<a href="/admin/orders">Orders</a><a href="/admin/apps">Apps</a></header>`;
}

export function appListPage(app: AppBook, domain: string): string {
  const { handle, title } = app.app;
  const path = `/admin/apps/${handle}`;
  const action = app.isInstalled
    ? `<a class="button" href="${path}">Open ${escapeHtml(title)}</a> ` +
      `<form method="post" action="${path}/uninstall" style="display:inline"><button>Uninstall</button></form>`
    : `<a class="button" href="${path}">Install ${escapeHtml(title)}</a>`;
  return page('Apps', `${storeHeader(domain)}<main><h1>Apps</h1><p>${action}</p></main>`);
}

export function installPage(app: AppBook, domain: string): string {
  const { handle, title, scopes } = app.app;
  const items = scopes.map((scope) => `<li>${escapeHtml(scope)}</li>`).join('');
  return page(
    `Install ${title}`,
    `${storeHeader(domain)}<main><h1>Install ${escapeHtml(title)}?</h1><p>It will be able to:</p>` +
      `<ul>${items}</ul><form method="post" action="/admin/apps/${handle}/install">` +
      '<button class="primary">Install</button></form></main>',
  );
}

/** The embedded app. `path` is the part of the address after the app's handle. */
export function embeddedPage(
  app: AppBook,
  domain: string,
  path: string,
  given: URLSearchParams,
  { now, staffId }: { now: number; staffId: number | undefined },
): string {
  const base = app.app.url.endsWith('/') ? app.app.url : `${app.app.url}/`;
  const url = new URL(path.replace(/^\//, ''), base);
  const parameters = new URLSearchParams(given);
  parameters.set('embedded', '1');
  parameters.set('host', Buffer.from(`admin.shopify.com/store/${domain.split('.')[0] ?? ''}`).toString('base64url'));
  parameters.set('id_token', mintSessionToken(app.app, domain, now, staffId));
  parameters.set('locale', 'en');
  parameters.set('session', 'simulated');
  parameters.set('shop', domain);
  parameters.set('timestamp', String(Math.floor(now / 1_000)));
  parameters.set('hmac', signParameters(parameters, app.app.apiSecret));
  url.search = parameters.toString();
  const { title } = app.app;
  return page(
    title,
    `${storeHeader(domain, title)}` +
      `<iframe title="${escapeHtml(title)}" name="app-iframe" src="${escapeHtml(url.href)}"></iframe>` +
      `<script>${bridgeHost(new URL(base), `/admin/apps/${app.app.handle}`)}</script>`,
  );
}

/** Parameters that the admin adds to the app's address each time it opens. */
const addedParameters = ['embedded', 'hmac', 'host', 'id_token', 'locale', 'session', 'shop', 'timestamp'];

/**
 * Gives the framed app fresh session tokens, follows its requests to redirect the whole window, and keeps the admin's
 * address in sync with the screen, so that a reload opens it again.
 */
function bridgeHost({ origin, pathname }: URL, adminPath: string): string {
  return `addEventListener('message', async (event) => {
  if (event.origin !== ${JSON.stringify(origin)} || typeof event.data !== 'object' || event.data === null) return;
  const { type, id, url, path } = event.data;
  if (type === 'store:path') {
    const shown = new URL(path, event.origin);
    if (!(shown.pathname + '/').startsWith(${JSON.stringify(pathname)})) return;
    for (const name of ${JSON.stringify(addedParameters)}) shown.searchParams.delete(name);
    const rest = shown.pathname.slice(${pathname.length});
    history.replaceState(null, '', ${JSON.stringify(adminPath)} + (rest && '/' + rest) + shown.search);
  }
  if (type === 'store:idToken') {
    const reply = await fetch('/admin/session-token', { method: 'POST' });
    const { token } = await reply.json();
    event.source.postMessage({ type: 'store:idToken', id, token }, event.origin);
  }
  if (type === 'store:open' && /^https?:/.test(url)) location.assign(url);
});`;
}

/** Stands in for the platform's App Bridge: `shopify.idToken()`, and `open` for the top window. */
export const appBridgeScript = `(() => {
  const waiting = new Map();
  let next = 1;
  addEventListener('message', (event) => {
    if (event.source !== parent || event.data?.type !== 'store:idToken') return;
    waiting.get(event.data.id)?.(event.data.token);
    waiting.delete(event.data.id);
  });
  const given = new URLSearchParams(location.search);
  // As in the platform's App Bridge: same-origin calls carry a session token unless they already have one.
  const send = window.fetch.bind(window);
  window.fetch = async (resource, options) => {
    const request = new Request(resource, options);
    if (parent === window || new URL(request.url).origin !== location.origin) return send(request);
    if (!request.headers.has('Authorization'))
      request.headers.set('Authorization', 'Bearer ' + (await window.shopify.idToken()));
    return send(request);
  };
  // As in the platform's App Bridge: keeps the admin's address in sync.
  const showPath = () => parent.postMessage({ type: 'store:path', path: location.pathname + location.search }, '*');
  for (const name of parent === window ? [] : ['pushState', 'replaceState']) {
    const change = history[name].bind(history);
    history[name] = (...parameters) => {
      change(...parameters);
      showPath();
    };
  }
  addEventListener('popstate', showPath);
  window.shopify = {
    config: { shop: given.get('shop'), host: given.get('host'), locale: 'en' },
    idToken: () => new Promise((resolve) => {
      const id = next++;
      waiting.set(id, resolve);
      parent.postMessage({ type: 'store:idToken', id }, '*');
    }),
    open: (url) => parent.postMessage({ type: 'store:open', url }, '*'),
  };
})();
`;

export function chargePage(charge: ChargeRecord, app: AppBook, domain: string, path: string): string {
  const interval = charge.interval === 'ANNUAL' ? 'year' : '30 days';
  const trial = charge.trialDays > 0 ? `<p>${charge.trialDays} days free, then:</p>` : '';
  const price = `${charge.currency} ${charge.price} every ${interval}`;
  return page(
    'Approve subscription',
    `${storeHeader(domain)}<main><h1>Approve subscription</h1><p>${escapeHtml(app.app.title)}: ` +
      `${escapeHtml(charge.name)}</p>${trial}<p><strong>${escapeHtml(price)}</strong></p>` +
      `<form method="post" action="${escapeHtml(path)}"><button class="primary" name="answer" value="approve">Approve</button> ` +
      '<button name="answer" value="decline">Decline</button></form></main>',
  );
}

export function messagePage(title: string, text: string): string {
  return page(title, `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`);
}

import { createHash } from 'node:crypto';
import { areaOf, isShopDomain, parseHost } from '@hub/domain/navigation';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { pageSkeletonStyles } from './pageSkeleton.ts';

/** The only origin that serves App Bridge. */
const appBridgeOrigin = 'https://cdn.shopify.com';

/**
 * Security headers of every reply; framing is decided per request. `allowsAppBridge`: pages load App Bridge (with an
 * API key); otherwise no foreign script runs. `framingStore`: origin of the demo's store, which frames the app and
 * provides its App Bridge. `appScript`: the one inline script of pages under /app, allowed by its hash.
 */
export function securityHeaders(
  allowsAppBridge: boolean,
  framingStore?: () => string | null,
  appScript?: string,
): MiddlewareHandler {
  const appBridge = allowsAppBridge ? [appBridgeOrigin] : [];
  const bridgeOf = (c: Context) => (areaOf(c.req.path) === 'app' ? (framingStore?.() ?? '') : '');
  const appScriptHash = appScript === undefined ? '' : `'sha256-${sha256(appScript)}'`;
  const skeletonHash = `'sha256-${sha256(pageSkeletonStyles)}'`;
  const skeletonHashOf = (c: Context) => (areaOf(c.req.path) === 'app' ? skeletonHash : '');
  const hashOf = (c: Context) => (areaOf(c.req.path) === 'app' ? appScriptHash : '');
  return secureHeaders({
    contentSecurityPolicy: {
      // First, so that the index of the per-request value is fixed.
      frameAncestors: [
        (c: Context) => frameAncestors(c.req.path, new URL(c.req.url).searchParams, framingStore?.() ?? null),
      ],
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        ...appBridge,
        ...(framingStore ? [bridgeOf] : []),
        ...(appScript === undefined ? [] : [hashOf]),
      ],
      styleSrc: ["'self'", skeletonHashOf],
      // Polaris sets sizes and colors in style attributes; stylesheets are our own files, and under /app those of the
      // page's skeleton.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...appBridge],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    // The address contains shop, host and session: other origins get at most the origin.
    referrerPolicy: 'strict-origin',
    // Links and the billing page open other windows; no window that opens ours gets a reference to it.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // Replaced by frame-ancestors, which can name the shop.
    xFrameOptions: false,
    // Set by the proxy that terminates TLS.
    strictTransportSecurity: false,
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/**
 * Only /app may be framed: by the admin of the shop in the address, by the platform's admin, and in the demo by its
 * simulated store.
 */
export function frameAncestors(path: string, query: URLSearchParams, framingStore: string | null = null): string {
  if (areaOf(path) !== 'app') return "'none'";
  const shop = framingShop(query);
  const own = framingStore === null ? [] : [framingStore];
  return [...(shop === null ? [] : [`https://${shop}`]), 'https://admin.shopify.com', ...own].join(' ');
}

/**
 * The shop whose admin may frame the app: the query's `shop`, else that of `host`, else none. Only a valid shop domain
 * reaches the header.
 */
function framingShop(query: URLSearchParams): string | null {
  const shop = query.get('shop');
  if (shop !== null && isShopDomain(shop)) return shop;
  const host = decodeHost(query.get('host'));
  return host === null ? null : (parseHost(host)?.shop ?? null);
}

/** Decodes base64, padded or not; `null` for anything else. */
function decodeHost(encoded: string | null): string | null {
  if (encoded === null || !/^[A-Za-z0-9+/_-]{1,512}={0,2}$/.test(encoded)) return null;
  return Buffer.from(encoded, 'base64').toString('latin1');
}

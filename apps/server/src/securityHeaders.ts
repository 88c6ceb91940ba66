import { areaOf } from '@hub/domain/navigation';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { framingShop } from './framingShop.ts';

/** App Bridge is served from here and from nowhere else. */
const appBridgeOrigin = 'https://cdn.shopify.com';

/**
 * The security headers of every reply; who may frame it is decided per request. `allowsAppBridge`: with an API key
 * the pages load App Bridge; without, no foreign script runs at all.
 */
export function securityHeaders(allowsAppBridge: boolean): MiddlewareHandler {
  const appBridge = allowsAppBridge ? [appBridgeOrigin] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      // First, so that the place of the per-request value does not depend on the others.
      frameAncestors: [(c: Context) => frameAncestors(c.req.path, new URL(c.req.url).searchParams)],
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...appBridge],
      styleSrc: ["'self'"],
      // Polaris sets sizes and colours in style attributes; style sheets stay our own files.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...appBridge],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    // The address carries shop, host and session: other origins learn at most where the visitor came from.
    referrerPolicy: 'strict-origin',
    // Links and the billing page open other windows; nobody who opens us gets a handle on this one.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // frame-ancestors says it per shop, which this header cannot.
    xFrameOptions: false,
    // Belongs to whoever terminates TLS in front of this server.
    strictTransportSecurity: false,
  });
}

/** Embedding is for /app only: by the shop that the address names, if it names one, and by the platform's admin. */
export function frameAncestors(path: string, query: URLSearchParams): string {
  if (areaOf(path) !== 'app') return "'none'";
  const shop = framingShop(query);
  return [...(shop === null ? [] : [`https://${shop}`]), 'https://admin.shopify.com'].join(' ');
}

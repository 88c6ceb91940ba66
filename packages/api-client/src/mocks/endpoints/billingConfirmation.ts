import { planName } from '@hub/domain/plans';
import { changeSandboxPlan } from './changeSandboxPlan.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** The sandbox's stand-in for the store platform's confirmation page. */
export const confirmationPath = '/sandbox/billing/confirm';

/** A purchase that waits to be confirmed. */
export interface PendingPurchase {
  /** `acme.myshopify.com`. */
  readonly shop: string;
  /** 2 Growth, 3 Elite. */
  readonly plan: number;
}

/**
 * The reply of the confirmation page: to a GET the page with its button, to a POST the link back into the app, which
 * the caller sends once the plan is changed. `null`: the code in the address is unknown or used.
 */
export function confirmationReply(method: string, purchase: PendingPurchase | null): Response {
  if (purchase === null) return page(404, '<p>This confirmation has expired. Choose the plan again in the app.</p>');
  const { shop, plan } = purchase;
  if (method === 'GET') {
    return page(
      200,
      `<p>Confirm the plan ${planName(plan) ?? plan} for ${shop}. Nothing is charged: this is the sandbox.</p>` +
        '<form method="post"><button type="submit">Confirm</button></form>',
    );
  }
  const host = btoa(`admin.shopify.com/store/${shop.replace(/\.myshopify\.com$/, '')}`);
  return new Response(null, {
    status: 303,
    headers: { Location: `/app/settings/billing?shop=${shop}&host=${encodeURIComponent(host)}` },
  });
}

/** The confirmation page and its button. The code in the address works once. */
export function confirmBilling(request: Request, shops: Iterable<SandboxShop>): Response {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const shop = [...shops].find((candidate) => candidate.billing.has(code));
  const purchase = shop?.billing.get(code);
  if (!shop || purchase === undefined) return confirmationReply(request.method, null);
  const { plan } = purchase;
  if (request.method !== 'GET') {
    shop.billing.delete(code);
    changeSandboxPlan(shop, purchase.isDowngrade ? plan : Math.max(shop.chargeType, plan), new Date());
  }
  return confirmationReply(request.method, { shop: shop.domain, plan });
}

/** `inner` holds no user input: plan names are ours, a domain has only letters, digits, dots and dashes. */
function page(status: number, inner: string): Response {
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Confirm your plan</title><main><h1>Confirm your plan</h1>${inner}</main></html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

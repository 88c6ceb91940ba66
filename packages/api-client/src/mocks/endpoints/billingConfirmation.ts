import { planName } from '@hub/domain/plans';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** The sandbox's stand-in for the store platform's confirmation page. */
export const confirmationPath = '/sandbox/billing/confirm';

/** The confirmation page and its button. The code in the address works once. */
export function confirmBilling(request: Request, shops: Iterable<SandboxShop>): Response {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const shop = [...shops].find((candidate) => candidate.billing.has(code));
  const plan = shop?.billing.get(code);
  if (!shop || plan === undefined)
    return page(404, '<p>This confirmation is not known any more. Choose the plan again in the app.</p>');
  if (request.method === 'GET') {
    return page(
      200,
      `<p>Confirm the plan ${planName(plan) ?? plan} for ${shop.domain}. Nothing is charged: this is the sandbox.</p><form method="post"><button type="submit">Confirm</button></form>`,
    );
  }
  shop.billing.delete(code);
  shop.chargeType = Math.max(shop.chargeType, plan);
  const host = btoa(`admin.shopify.com/store/${shop.domain.replace(/\.myshopify\.com$/, '')}`);
  return new Response(null, {
    status: 303,
    headers: { Location: `/app/settings/billing?shop=${shop.domain}&host=${encodeURIComponent(host)}` },
  });
}

/** `inner` holds no user input: plan names are ours, a domain has only letters, digits, dots and dashes. */
function page(status: number, inner: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Confirm your plan</title><main><h1>Confirm your plan</h1>${inner}</main></html>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

import { confirmationPath, confirmationReply } from '@hub/api-client/mocks';
import type { Database } from '@hub/database';
import { findPlanPurchase } from '@hub/database/shops';
import { confirmPurchase } from '@hub/engine/shops';
import type { Backend } from '../http/Backend.ts';

/** The simulated store's page that confirms a plan. */
export function demoConfirmationUrl(origin: string, code: string): string {
  return `${origin}${confirmationPath}?code=${code}`;
}

/** Answers that page and the first click on its button. */
export function createDemoBilling(database: Database): Backend {
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname !== confirmationPath || (request.method !== 'GET' && request.method !== 'POST')) return undefined;
    const code = url.searchParams.get('code') ?? '';
    const found = await findPlanPurchase(database, code);
    const isKnown = found !== null && (request.method === 'GET' || (await confirmPurchase(database, code)));
    return confirmationReply(request.method, isKnown ? { shop: found.domain, plan: found.plan } : null);
  };
}

import { ApiError, SessionExpiredError } from '@hub/api-client/http';
import { billingErrorText, isBillingLocationAllowed, planNotes, type PlanId } from '@hub/domain/plans';
import type { PlanPurchase } from '@hub/ui/plans';
import { useRef, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { describeError } from '../queries/describeError.ts';
import { createIdempotencyKeys } from '../mutations/createIdempotencyKeys.ts';

export interface BuyPlan {
  purchase: PlanPurchase;
  /** Starts the purchase; the top window then goes to where the shop confirms it. */
  buy(planId: PlanId): void;
}

interface PurchaseAttempt {
  planId: PlanId;
  controller: AbortController;
}

/** Choosing a plan (§2, §7 billing/info/create), for the popup and for the billing tab. One at a time. */
export function useBuyPlan(): BuyPlan {
  const { client, shop } = useOpenShop();
  const { shell, newId, now } = useAppEnvironment();
  const [purchase, setPurchase] = useState<PlanPurchase>({ running: null, failure: null });
  const [idempotencyKeys] = useState(() => createIdempotencyKeys(newId));
  const attemptRef = useRef<PurchaseAttempt | null>(null);

  async function perform(planId: PlanId): Promise<void> {
    const attempt: PurchaseAttempt = { planId, controller: new AbortController() };
    attemptRef.current = attempt;
    setPurchase({
      running: {
        planId,
        since: now().getTime(),
        onCancel: () => attempt.controller.abort(),
        onRetry: () => retry(attempt),
      },
      failure: null,
    });
    const key = idempotencyKeys.keyFor('buy', planId);
    try {
      const { location } = await client.plans.createBilling(planId, {
        idempotencyKey: key,
        signal: attempt.controller.signal,
      });
      idempotencyKeys.complete('buy');
      if (attemptRef.current === attempt)
        finish(
          redirectToConfirmation(location) ? null : { message: planNotes.locationRefused },
          planNotes.locationRefused,
        );
    } catch (error) {
      if (attemptRef.current !== attempt) return;
      if (attempt.controller.signal.aborted) return finish({ message: planNotes.purchaseCancelled }, null);
      idempotencyKeys.fail('buy', error);
      if (error instanceof SessionExpiredError) return finish({ message: planNotes.sessionExpired }, null);
      const message = billingErrorText(error instanceof ApiError ? error.serverMessage : null);
      finish({ ...describeError(error), message }, message);
    }
  }

  /** Gives up the call that hangs and asks again, for the same intent. */
  function retry(attempt: PurchaseAttempt): void {
    if (attemptRef.current !== attempt) return;
    void perform(attempt.planId);
    attempt.controller.abort();
  }

  function finish(failure: PlanPurchase['failure'], toast: string | null): void {
    attemptRef.current = null;
    setPurchase({ running: null, failure });
    if (failure && toast !== null) shell.toast(toast, 'error');
  }

  /** The only place where an address of the server is followed (contract, "The billing `location`"). */
  function redirectToConfirmation(location: string): boolean {
    const target = parseUrl(location);
    if (target === null || !isBillingLocationAllowed(target, window.location, shop)) return false;
    shell.redirectTop(target.href);
    return true;
  }

  return { purchase, buy: (planId) => void (attemptRef.current === null && perform(planId)) };
}

/** As the browser would follow it; null where it could not. */
function parseUrl(location: string): URL | null {
  try {
    return new URL(location, window.location.origin);
  } catch {
    return null;
  }
}

import { ApiError, SessionExpiredError } from '@hub/api-client/http';
import { billingErrorText, isBillingLocationAllowed, planNotes, type PlanId } from '@hub/domain/plans';
import type { PlanPurchase } from '@hub/ui/plans';
import { useRef, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { describeError } from '../shared/describeError.ts';
import { createIntentKeys } from '../shared/intentKeys.ts';

export interface BuyPlan {
  purchase: PlanPurchase;
  /** Starts the purchase; the top window then goes to where the shop confirms it. */
  buy(planId: PlanId): void;
}

interface Run {
  planId: PlanId;
  controller: AbortController;
}

/** Choosing a plan (§2, §7 billing/info/create), for the popup and for the billing tab. One at a time. */
export function useBuyPlan(): BuyPlan {
  const { client, shop } = useOpenShop();
  const { shell, newId, now } = useAppEnvironment();
  const [purchase, setPurchase] = useState<PlanPurchase>({ running: null, failure: null });
  const [keys] = useState(() => createIntentKeys(newId));
  const run = useRef<Run | null>(null);

  async function perform(planId: PlanId): Promise<void> {
    const mine: Run = { planId, controller: new AbortController() };
    run.current = mine;
    setPurchase({
      running: { planId, since: now().getTime(), onCancel: () => mine.controller.abort(), onRetry: () => again(mine) },
      failure: null,
    });
    const key = keys.keyFor('buy', planId);
    try {
      const { location } = await client.plans.createBilling(planId, {
        idempotencyKey: key,
        signal: mine.controller.signal,
      });
      keys.answered('buy');
      if (run.current === mine)
        end(follow(location) ? null : { message: planNotes.locationRefused }, planNotes.locationRefused);
    } catch (error) {
      if (run.current !== mine) return;
      if (mine.controller.signal.aborted) return end({ message: planNotes.purchaseCancelled }, null);
      keys.failed('buy', error);
      if (error instanceof SessionExpiredError) return end({ message: planNotes.sessionExpired }, null);
      const message = billingErrorText(error instanceof ApiError ? error.serverMessage : null);
      end({ ...describeError(error), message }, message);
    }
  }

  /** Gives up the call that hangs and asks again, for the same intent. */
  function again(hanging: Run): void {
    if (run.current !== hanging) return;
    void perform(hanging.planId);
    hanging.controller.abort();
  }

  function end(failure: PlanPurchase['failure'], toast: string | null): void {
    run.current = null;
    setPurchase({ running: null, failure });
    if (failure && toast !== null) shell.toast(toast, 'error');
  }

  /** The only place where an address of the server is followed (contract, "The billing `location`"). */
  function follow(location: string): boolean {
    const target = parsed(location);
    if (target === null || !isBillingLocationAllowed(target, window.location, shop)) return false;
    shell.redirectTop(target.href);
    return true;
  }

  return { purchase, buy: (planId) => void (run.current === null && perform(planId)) };
}

/** As the browser would follow it; null where it could not. */
function parsed(location: string): URL | null {
  try {
    return new URL(location, window.location.origin);
  } catch {
    return null;
  }
}

import { createPlansClient } from '@hub/api-client/plans';
import { ApiError, SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';
import { billingErrorText, planNotes, type PlanId } from '@hub/domain/plans';
import type { PlanPurchase } from '@hub/ui/plans';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useRequestMutation } from '../mutations/useRequestMutation.ts';
import { describeError } from '../queries/describeError.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import { allowedLocation } from './allowedLocation.ts';
import { planKeys } from './planKeys.ts';

export interface BuyPlan {
  purchase: PlanPurchase;
  /** Starts the purchase; then the top window goes to the confirmation page. */
  buy(planId: PlanId): void;
}

/** Buys a plan (§2, §7), one at a time; for the popup and the billing tab. */
export function useBuyPlan(): BuyPlan {
  const { client, shop } = useOpenShop();
  const { shell, sessionStore } = useAppEnvironment();
  const { startedAt, variables, data, error, mutate, cancel, retry } = useRequestMutation<PlanId, URL | null>({
    mutationKey: planKeys.purchase(shop),
    async send(planId, { signal, idempotencyKey }) {
      const { location } = await createPlansClient(client.context).createBilling(planId, { signal, idempotencyKey });
      return allowedLocation(location, shop);
    },
    onSuccess(target, planId) {
      if (target) sessionStore.set(sessionKeys.chosenPlan, String(planId));
      // The only place that follows an address from the server (contract, "The billing `location`").
      if (target) shell.redirectTop(target.href);
      else shell.toast(planNotes.locationRefused, 'error');
    },
    onError(error) {
      if (!(error instanceof WaitCancelledError)) shell.toast(billingError(error), 'error');
    },
  });

  const purchase: PlanPurchase =
    startedAt !== undefined && variables !== undefined
      ? { running: { planId: variables, since: startedAt, onCancel: cancel, onRetry: retry }, failure: null }
      : { running: null, failure: data === null ? { message: planNotes.locationRefused } : failureOf(error) };
  return { purchase, buy: mutate };
}

function failureOf(error: unknown): PlanPurchase['failure'] {
  if (error === null) return null;
  if (error instanceof WaitCancelledError) return { message: planNotes.purchaseCancelled };
  if (error instanceof SessionExpiredError) return { message: planNotes.sessionExpired };
  return { ...describeError(error), message: billingError(error) };
}

function billingError(error: unknown): string {
  return billingErrorText(error instanceof ApiError ? error.serverMessage : null);
}

import { WaitCancelledError } from '@hub/api-client/http';
import { createPlanStateClient } from '@hub/api-client/plans';
import { planNotes, reductionTexts, type SmallerPlan } from '@hub/domain/plans';
import { savedVersionTexts } from '@hub/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useRequestMutation } from '../mutations/useRequestMutation.ts';
import { describeError } from '../queries/describeError.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { allowedLocation } from './allowedLocation.ts';
import { planKeys } from './planKeys.ts';

/** Switches to a smaller plan: on the store's confirmation page, or at once when the plan is canceled. */
export function usePlanReduction(): { reduce(to: SmallerPlan): void; isPending: boolean } {
  const { shop, client } = useOpenShop();
  const { toasts, shell } = useAppEnvironment();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useRequestMutation<SmallerPlan, string | null>({
    mutationKey: planKeys.reduction(shop),
    slowText: () => reductionTexts.saving,
    slowNotice: 'toast',
    send: (to, { signal, idempotencyKey }) => createPlanStateClient(client).reduce(to, { signal, idempotencyKey }),
    async onSuccess(location) {
      if (location === null) {
        toasts.show(reductionTexts.cancelled, 'success');
        await queryClient.invalidateQueries({ queryKey: [shop] });
        return;
      }
      const target = allowedLocation(location, shop);
      if (target) shell.redirectTop(target.href);
      else toasts.show(planNotes.locationRefused, 'error');
    },
    onError(error, _, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        buttons: [{ label: savedVersionTexts.retry, onAction: retry }],
      });
    },
  });
  return { reduce: mutate, isPending };
}

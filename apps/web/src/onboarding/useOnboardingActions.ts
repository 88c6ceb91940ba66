import { WaitCancelledError } from '@hub/api-client/http';
import { createShopSettingsClient } from '@hub/api-client/shopSettings';
import { type OnboardingStepId, onboardingTexts } from '@hub/domain/onboarding';
import { savedVersionTexts } from '@hub/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useRequestMutation } from '../mutations/useRequestMutation.ts';
import { describeError } from '../queries/describeError.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { shopKeys } from '../session/shopKeys.ts';
import { onboardingKey } from './onboardingKey.ts';

type OnboardingAction = { type: 'skip'; step: OnboardingStepId } | { type: 'finish' };

/** Skips a step, or ends onboarding. */
export function useOnboardingActions(): { start(action: OnboardingAction): void; isSaving: boolean } {
  const { shop, client } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useRequestMutation<OnboardingAction, void>({
    mutationKey: [...onboardingKey(shop), 'action'],
    intentName: (action) => (action.type === 'skip' ? action.step : action.type),
    slowText: () => onboardingTexts.listLabel,
    slowNotice: 'toast',
    send(action, { signal, idempotencyKey }) {
      const settings = createShopSettingsClient(client);
      const options = { signal, idempotencyKey };
      return action.type === 'skip'
        ? settings.skipOnboardingStep(action.step, options)
        : settings.finishOnboarding(options);
    },
    onError(error, _action, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        buttons: [{ label: savedVersionTexts.retry, onAction: retry }],
      });
    },
    onSettled: async ({ type }) => {
      await queryClient.invalidateQueries({ queryKey: onboardingKey(shop) });
      if (type === 'finish') await queryClient.refetchQueries({ queryKey: shopKeys.infos(shop) });
    },
  });
  return { start: mutate, isSaving: isPending };
}

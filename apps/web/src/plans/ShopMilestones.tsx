import { isOnboarded } from '@hub/domain/navigation';
import { onboardingCompleted } from '@hub/domain/onboarding';
import { planOf, planThanksText } from '@hub/domain/plans';
import { useEffect, useRef } from 'react';
import { sessionKeys } from '../environment/storageKeys.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useOpenShop } from '../session/OpenShop.ts';

export interface ShopMilestonesProps {
  /** The shop when the app was opened; changes since then are announced too. */
  opened: { shop: string; isOnboarded: boolean };
}

/** Announces once that onboarding is complete, and thanks for a plan that was bought in this tab. */
export function ShopMilestones({ opened }: ShopMilestonesProps): null {
  useOnboardingCompleted(opened);
  usePlanBought();
  return null;
}

/** When `onboard_status` becomes "1" while the shop is open. */
function useOnboardingCompleted(opened: ShopMilestonesProps['opened']): void {
  const { shop, info } = useOpenShop();
  const { shell } = useAppEnvironment();
  const isComplete = isOnboarded(info.onboardStatus);
  const seen = useRef(opened);
  useEffect(() => {
    const before = seen.current;
    seen.current = { shop, isOnboarded: isComplete };
    if (before.shop === shop && !before.isOnboarded && isComplete) shell.toast(onboardingCompleted, 'success');
  }, [shop, isComplete, shell]);
}

/** Once shop info has the plan that was chosen before the store's confirmation page. */
function usePlanBought(): void {
  const { info } = useOpenShop();
  const { shell, sessionStore } = useAppEnvironment();
  useEffect(() => {
    // Not a number when something else wrote it: then nothing was bought here.
    const chosen = sessionStore.get(sessionKeys.chosenPlan);
    const plan = planOf(info.chargeType);
    if (chosen === null || plan === null || !(plan.id >= Number(chosen))) return;
    sessionStore.remove(sessionKeys.chosenPlan);
    shell.toast(planThanksText(plan), 'success');
  }, [info.chargeType, shell, sessionStore]);
}

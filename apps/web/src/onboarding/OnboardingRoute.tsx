import { loadSubjects } from '@hub/domain/shared';
import { type AppScreen, appRoutes, dashboardPath } from '@hub/domain/navigation';
import { type OnboardingStepId, onboardingProgress, onboardingSteps, onboardingTexts } from '@hub/domain/onboarding';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { canView, type SectionId, sections, editDisabledReason } from '@hub/domain/permissions';
import { shipPolicyTexts } from '@hub/domain/shopSettings';
import { OnboardingScreen } from '@hub/ui/onboarding';
import { LoadableNotice } from '@hub/ui/feedback';
import { ThirdPartyNotice } from '../integrations/ThirdPartyNotice.tsx';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { olderOrdersPath } from '../store/olderOrdersPath.ts';
import { useOnboardingActions } from './useOnboardingActions.ts';
import { useOnboardingFacts } from './useOnboardingFacts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shopKeys } from '../session/shopKeys.ts';
import { shownValue } from '@hub/ui/data';
import { BackfillCard } from '@hub/ui/store';
import { useStoreActions } from '../store/useStoreActions.ts';
import { useStoreStatus } from '../store/useStoreStatus.ts';

/** Path and section of each step. */
const stepLinks: Readonly<Record<OnboardingStepId, { section: SectionId; path(isDone: boolean): string | null }>> = {
  store: { section: sections.settings, path: () => null },
  backfill: { section: sections.settings, path: () => null },
  provider: { section: sections.integrations, path: () => tabPath('integrations', 'directory') },
  locations: { section: sections.locations, path: () => tabPath('fulfillment', 'locations') },
  mapping: { section: sections.locations, path: () => tabPath('fulfillment', 'shipping-mapping') },
  testOrder: { section: sections.integrations, path: () => tabPath('integrations', 'directory') },
  cutOff: { section: sections.locations, path: () => tabPath('fulfillment', 'locations') },
  mayShip: { section: sections.settings, path: () => tabPath('settings', 'what-may-ship') },
  shipped: { section: sections.dashboard, path: (isDone) => listPath(isDone ? tabs.shipped : tabs.open) },
};

/** `/app` and `/app/onboard`, until `onboard_status` is "1". */
export default function OnboardingRoute({ route }: ScreenProps) {
  const openShop = useOpenShop();
  const { access, info } = openShop;
  const { facts, loading, stats, thirdParties, locations, policy } = useOnboardingFacts();
  useOnboardingCompletion(facts.isStoreInstalled && (facts.connected?.length ?? 0) > 0);

  const steps = onboardingSteps(facts);
  const actions = useOnboardingActions();
  const linkedSteps = steps.map((step) => {
    const { section, path } = stepLinks[step.id];
    return {
      ...step,
      isLoading: loading.has(step.id),
      path: canView(access, section) ? path(step.state === 'done') : null,
      secondPath: step.id === 'mayShip' ? olderOrdersPath(openShop) : null,
    };
  });
  return (
    <OnboardingScreen
      title={route.title}
      userName={info.userName}
      steps={linkedSteps}
      progress={loading.size > 0 ? onboardingTexts.stateWords.loading : onboardingProgress(steps)}
      dashboardPath={dashboardPath}
      backfill={<BackfillSlot />}
      {...(facts.setup && {
        onSkip: (step: OnboardingStepId) => actions.start({ type: 'skip', step }),
        onFinish: () => actions.start({ type: 'finish' }),
      })}
      disabledReason={editDisabledReason(access, sections.settings)}
      isSaving={actions.isSaving}
      notices={
        <>
          <ThirdPartyNotice thirdParties={thirdParties} />
          <LoadableNotice loadable={locations} subject={loadSubjects.locations} />
          {policy !== null && <LoadableNotice loadable={policy} subject={shipPolicyTexts.subject} />}
          <LoadableNotice loadable={stats} subject={loadSubjects.shippedOrders} />
        </>
      }
    />
  );
}

function tabPath(screen: AppScreen, slug: string): string | null {
  const route = appRoutes.find((candidate) => candidate.screen === screen);
  return route?.tabs.find((tab) => tab.slug === slug)?.path ?? null;
}

/** The list with all orders of a stage. */
function listPath(tab: TabNumber): string | null {
  const list = appRoutes.find((route) => route.orderTab === tab && route.path.startsWith('/app/dashboard-v0/'));
  return list ? `${list.path}?period=all` : null;
}

/**
 * Refetches shop info when onboarding seems complete: only the server completes it, and then the route redirects to the
 * dashboard.
 */
function useOnboardingCompletion(isLikelyComplete: boolean): void {
  const { shop } = useOpenShop();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isLikelyComplete) void queryClient.refetchQueries({ queryKey: shopKeys.infos(shop) });
  }, [queryClient, shop, isLikelyComplete]);
}

/** Progress of reading the store's orders; nothing when unknown. */
function BackfillSlot() {
  const { access, timeZone } = useOpenShop();
  const loadable = useStoreStatus();
  const { start, busy } = useStoreActions();
  const status = loadable && shownValue(loadable);
  if (status === null || status.backfill.state === 'none') return null;
  return (
    <BackfillCard
      backfill={status.backfill}
      timeZone={timeZone}
      disabledReason={editDisabledReason(access, sections.settings)}
      isBusy={busy.has('read')}
      onResume={() => start({ type: 'read' })}
    />
  );
}

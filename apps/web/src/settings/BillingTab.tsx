import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { isConnected } from '@hub/domain/integrations';
import { canEdit, noEditReason, sections } from '@hub/domain/permissions';
import { planName, planOf, plans, priceCurrencyNote, priceText } from '@hub/domain/plans';
import { planChoiceReason, type PlanLimit, planLimits } from '@hub/domain/settings';
import { PlanGrid } from '@hub/ui/plans';
import { BillingScreen } from '@hub/ui/settings';
import { shownValue } from '@hub/ui/data';
import { LoadableNotice } from '@hub/ui/feedback';
import { ThirdPartyNotice } from '../integrations/ThirdPartyNotice.tsx';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { useLocations } from '../orders/detail/useLocations.ts';
import { useStats } from '../orders/list/useStats.ts';
import { useBuyPlan } from '../plans/useBuyPlan.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSettingsPageHeader } from './useSettingsPageHeader.ts';

const allTime: OrderFilters = { ...defaultFilters, period: 'all' };

/** `/app/settings/billing`. */
export function BillingTab(props: ScreenProps) {
  const { info, access } = useOpenShop();
  const pageHeader = useSettingsPageHeader(props);
  const usage = usePlanUsage();
  const { purchase, buy } = useBuyPlan();
  const current = planOf(info.chargeType);
  const noEditPermission = canEdit(access, sections.settings) ? null : noEditReason(sections.settings);

  return (
    <BillingScreen
      pageHeader={pageHeader}
      planName={planName(info.chargeType)}
      price={current && priceText(current)}
      limits={planLimits(current, usage.figures)}
      pending={usage.pending}
      notices={usage.notices}
      currencyNote={priceCurrencyNote(info.currency)}
    >
      <PlanGrid
        plans={plans}
        currentId={current?.id ?? null}
        purchase={purchase}
        getDisabledReason={(plan) => planChoiceReason(plan.id, info.chargeType) ?? noEditPermission}
        onChoose={buy}
      />
    </BillingScreen>
  );
}

/** Use of the plan, as far as existing calls give it. */
function usePlanUsage() {
  const stats = useStats(allTime);
  const thirdParties = useThirdPartyDetails();
  const locations = useLocations();
  const list = shownValue(thirdParties);
  const pending = new Set<PlanLimit['id']>();
  if (stats.state === 'loading') pending.add('workflows');
  if (thirdParties.state === 'loading') pending.add('providers');
  if (locations.state === 'loading') pending.add('locations');
  return {
    figures: {
      workflowRuns: shownValue(stats)?.totalWorkflows ?? null,
      providers: list === null || list.failure ? null : list.providers.filter(isConnected).length,
      locations: shownValue(locations)?.locations.length ?? null,
    },
    pending,
    notices: (
      <>
        <LoadableNotice loadable={stats} subject="the workflow runs" />
        <ThirdPartyNotice thirdParties={thirdParties} />
        <LoadableNotice loadable={locations} subject="the locations" />
      </>
    ),
  };
}

import type { ThirdPartyList } from '@hub/api-client/integrations';
import { createPlanStateClient } from '@hub/api-client/plans';
import { createStaffClient } from '@hub/api-client/staff';
import { createWorkflowsClient } from '@hub/api-client/workflows';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { isConnected } from '@hub/domain/integrations';
import { canView, editDisabledReason, sections, type StaffMember } from '@hub/domain/permissions';
import {
  type ChargeType,
  discountedPrice,
  discountedPriceText,
  type Plan,
  planName,
  type PlanState,
  planOf,
  plans,
  priceCurrencyNote,
  priceText,
} from '@hub/domain/plans';
import { formatDate, loadSubjects } from '@hub/domain/shared';
import { downgradeNote, type Workflow, workflowsBeyondPlan } from '@hub/domain/workflows';
import { planChoiceReason, type PlanLimit, planLimits } from '@hub/domain/settings';
import { PlanGrid, PlanNotices, SmallerPlan } from '@hub/ui/plans';
import { BillingScreen } from '@hub/ui/settings';
import { type Loadable, shownValue } from '@hub/ui/data';
import { ErrorBanner, LoadableNotices, type NamedLoadable } from '@hub/ui/feedback';
import { useThirdPartyDetails } from '../integrations/useThirdPartyDetails.ts';
import { useLocations } from '../orders/useLocations.ts';
import { useStats } from '../orders/list/useStats.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { describeError } from '../queries/describeError.ts';
import { usePlanReduction } from '../plans/usePlanReduction.ts';
import { useBuyPlan } from '../plans/useBuyPlan.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { planKeys } from '../plans/planKeys.ts';
import { useOfferedLoadable } from '../session/useShopLoadable.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { staffKeys } from './staff/staffKeys.ts';
import { usePageHeader } from '../session/usePageHeader.ts';

const allTime: OrderFilters = { ...defaultFilters, period: 'all' };

/** `/app/settings/billing`. */
export function BillingTab(props: ScreenProps) {
  const { info, access, timeZone } = useOpenShop();
  const pageHeader = usePageHeader(props);
  const usage = usePlanUsage(info.chargeType);
  const { purchase, buy } = useBuyPlan();
  const current = planOf(info.chargeType);
  const noEditPermission = editDisabledReason(access, sections.settings);
  const state = usePlanState();
  const { reduce, isPending } = usePlanReduction();
  const now = useCurrentMinute();
  const plan = state && shownValue(state);
  const formatDay = (ms: number) => formatDate(new Date(ms).toISOString(), timeZone);
  const prices = plan && {
    text: (each: Plan) => discountedPriceText(each, plan.discount, now.getTime(), formatDay),
    monthly: (each: Plan) => discountedPrice(each, plan.discount, now.getTime()),
  };

  return (
    <BillingScreen
      pageHeader={pageHeader}
      planName={planName(info.chargeType)}
      price={current && (prices?.text ?? priceText)(current)}
      limits={planLimits(current, usage.figures)}
      pending={usage.pending}
      notices={usage.notices}
      disabledReason={noEditPermission}
      {...(plan && {
        planNotices: (
          <PlanNotices
            state={plan}
            now={now}
            timeZone={timeZone}
            workflowsPath={canView(access, sections.workflows) ? '/app/workflows/allworkflows' : null}
          />
        ),
        smallerPlan: (
          <SmallerPlan
            chargeType={info.chargeType}
            pausedBy={(to) => usage.workflows && workflowsBeyondPlan(to, usage.workflows).map(({ name }) => name)}
            disabledReason={noEditPermission}
            isBusy={isPending}
            onReduce={reduce}
          />
        ),
      })}
      currencyNote={priceCurrencyNote(info.currency)}
    >
      <PlanGrid
        plans={plans}
        currentId={current?.id ?? null}
        chargeType={info.chargeType}
        purchase={purchase}
        prices={prices ?? undefined}
        getDisabledReason={(plan) => planChoiceReason(plan.id, info.chargeType) ?? noEditPermission}
        onChoose={buy}
      />
    </BillingScreen>
  );
}

/** Use of the plan, as far as existing calls report it. */
function usePlanUsage(chargeType: ChargeType) {
  const workflows = useWorkflowList();
  const workflowList = workflows && shownValue(workflows);
  const stats = useStats(allTime);
  const thirdParties = useThirdPartyDetails();
  const locations = useLocations();
  const people = usePeople();
  const list = shownValue(thirdParties);
  const loadables: NamedLoadable[] = [
    ...(workflows ? [{ loadable: workflows, subject: loadSubjects.activeWorkflows }] : []),
    { loadable: stats, subject: loadSubjects.workflowRuns },
    ...(people ? [{ loadable: people, subject: loadSubjects.people }] : []),
    { loadable: asFailure(thirdParties), subject: loadSubjects.providers },
    { loadable: locations, subject: loadSubjects.locations },
  ];
  const pending = new Set<PlanLimit['id']>();
  if (stats.state === 'loading' || workflows?.state === 'loading') pending.add('workflows');
  if (people?.state === 'loading') pending.add('users');
  if (thirdParties.state === 'loading') pending.add('providers');
  if (locations.state === 'loading') pending.add('locations');
  return {
    workflows: workflowList,
    figures: {
      activeWorkflows: workflowList && workflowList.filter(({ isActive }) => isActive).length,
      downgradeNote: workflowList && downgradeNote(chargeType, workflowList),
      workflowRuns: shownValue(stats)?.totalWorkflows ?? null,
      providers: list === null || list.failure ? null : list.providers.filter(isConnected).length,
      locations: shownValue(locations)?.locations.length ?? null,
      users: (people && shownValue(people))?.length ?? null,
    },
    pending,
    notices: (
      <>
        <LoadableNotices loadables={loadables} />
        {list?.failure === null && list.warning !== null && <ErrorBanner tone="warning" message={list.warning} />}
      </>
    ),
  };
}

/** Providers that failed to load are an empty list with a warning; here they fail like the parts next to them. */
function asFailure(thirdParties: Loadable<ThirdPartyList>): Loadable<ThirdPartyList> {
  if (thirdParties.state !== 'ready' || thirdParties.isRefreshing) return thirdParties;
  const { value, onRetry } = thirdParties;
  if (value.failure === null) return thirdParties;
  return { state: 'failed', ...describeError(value.failure), ...(onRetry && { onRetry }) };
}

/** Trial, discount and what a smaller plan switched off; `null` on servers without it. */
function usePlanState(): Loadable<PlanState> | null {
  const { shop, client } = useOpenShop();
  return useOfferedLoadable({
    needs: 'plan',
    section: sections.settings,
    queryKey: planKeys.state(shop),
    queryFn: ({ signal }) => createPlanStateClient(client).read({ signal }),
  });
}

/** The workflows; `null` on servers without them, and for people without permission. */
function useWorkflowList(): Loadable<readonly Workflow[]> | null {
  const { shop, client, access } = useOpenShop();
  return useOfferedLoadable({
    needs: 'workflows',
    section: sections.workflows,
    enabled: canView(access, sections.workflows),
    queryKey: planKeys.workflows(shop),
    queryFn: async ({ signal }) => (await createWorkflowsClient(client).list({ signal })).workflows,
  });
}

/** The store's people; `null` on servers without them. */
function usePeople(): Loadable<readonly StaffMember[]> | null {
  const { shop, client } = useOpenShop();
  return useOfferedLoadable({
    needs: 'staff',
    section: sections.settings,
    queryKey: staffKeys.list(shop),
    queryFn: ({ signal }) => createStaffClient(client).list({ signal }),
  });
}

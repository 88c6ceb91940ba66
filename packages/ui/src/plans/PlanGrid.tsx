import { type ChargeType, type Plan, type PlanId, planNotes, planOf, planWords } from '@hub/domain/plans';
import { planChangeText, planChoiceReason } from '@hub/domain/settings';
import { Badge, BlockStack } from '@shopify/polaris';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanGrid.module.css';
import type { PlanPurchase } from './PlanPurchase.ts';
import { loadSubjects } from '@hub/domain/shared';
import { ErrorBanner, SlowRequestNotice } from '../feedback/index.ts';

export interface PlanGridProps {
  /** The plans, cheapest first. */
  plans: readonly Plan[];
  /** The store's plan; null: none of these. */
  currentId: PlanId | null;
  /** The store's plan as shop info reports it; null: unknown. */
  chargeType: ChargeType;
  /** The running or failed purchase. */
  purchase: PlanPurchase;
  /** Why a plan cannot be chosen; null: it can. */
  getDisabledReason: (plan: Plan) => string | null;
  /** Prices with the shop's discount: in words, and in USD per month; the plan's own if absent. */
  prices?: { text(plan: Plan): string; monthly(plan: Plan): number } | undefined;
  /** A plan's button was pressed. */
  onChoose: (planId: PlanId) => void;
}

/** The plans side by side, with purchase problems above. */
export function PlanGrid({
  plans,
  currentId,
  chargeType,
  purchase,
  getDisabledReason,
  prices,
  onChoose,
}: PlanGridProps) {
  const { running } = purchase;
  const charged = (plan: Plan): Plan => (prices ? { ...plan, monthlyPrice: prices.monthly(plan) } : plan);
  const own = planOf(chargeType);
  /** What a plan costs and adds; for a smaller one, why it is not offered. The badge marks the current one. */
  const changeOf = (plan: Plan) =>
    planChangeText(charged(plan), chargeType, own && charged(own)) ??
    (plan.id === currentId ? null : planChoiceReason(plan.id, chargeType));
  return (
    <BlockStack gap="400">
      <PurchaseNotice purchase={purchase} />
      <div className={styles.plans} data-count={plans.length}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            price={prices?.text(plan)}
            change={changeOf(plan)}
            isRunning={running?.planId === plan.id}
            disabledReason={running && running.planId !== plan.id ? planNotes.oneAtATime : getDisabledReason(plan)}
            onChoose={() => onChoose(plan.id)}
            badge={plan.id === currentId && <Badge>{planWords.current}</Badge>}
          />
        ))}
      </div>
    </BlockStack>
  );
}

interface PurchaseNoticeProps {
  purchase: PlanPurchase;
}

/** Problem of a purchase: failed or slow. */
function PurchaseNotice({ purchase: { running, failure } }: PurchaseNoticeProps) {
  if (failure) return <ErrorBanner message={failure.message} detail={failure.detail} />;
  if (running?.since === undefined) return null;
  return (
    <SlowRequestNotice
      subject={loadSubjects.purchase}
      since={running.since}
      onCancel={running.onCancel}
      onRetry={running.onRetry}
    />
  );
}

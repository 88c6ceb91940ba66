import { choosePlanLabel, type Plan, planFeatures, priceText } from '@hub/domain/plans';
import { Icon } from '@shopify/polaris';
import { CheckIcon } from '@shopify/polaris-icons';
import { type ReactNode, useId } from 'react';
import { ActionButton } from '../actions/index.ts';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  plan: Plan;
  /** Price in words; the plan's own if absent. */
  price?: string | undefined;
  /** What changes with it; null: nothing, or unknown. */
  change: string | null;
  /** This plan is being bought: its button is busy. */
  isRunning: boolean;
  /** Why the plan cannot be chosen; null: it can. */
  disabledReason: string | null;
  onChoose: () => void;
  /** Beside the name: "Current plan". */
  badge?: ReactNode;
}

/** A plan with name, price (§9), features (§6) and button. */
export function PlanCard({
  plan,
  price = priceText(plan),
  change,
  isRunning,
  disabledReason,
  onChoose,
  badge,
}: PlanCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name}>
          {plan.name}
        </h3>
        {badge}
      </div>
      <p className={styles.price}>{price}</p>
      {change !== null && <p className={styles.change}>{change}</p>}
      <ul className={styles.features}>
        {planFeatures(plan.id).map((feature) => (
          <li key={feature} className={styles.feature}>
            <span className={styles.tick}>
              <Icon source={CheckIcon} tone="success" />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.choose}>
        <ActionButton
          label={choosePlanLabel(plan)}
          variant="primary"
          loading={isRunning}
          disabledReason={disabledReason}
          onAction={onChoose}
        />
      </div>
    </section>
  );
}

import { filterTexts } from '@hub/domain/dashboard';
import type { OrderTab } from '@hub/domain/orders/list';
import { Button, Collapsible, UnstyledLink } from '@shopify/polaris';
import { MinusIcon, PlusIcon } from '@shopify/polaris-icons';
import { type ReactNode, useId } from 'react';
import { useReducedMotion } from '../layout/index.ts';
import { StageCount } from './StageCount.tsx';
import styles from './StageCard.module.css';

/** Duration in ms (§2, §9). */
const animationMs = 500;

export interface StageCardProps {
  tab: OrderTab;
  /** Number of orders; null while unknown. */
  count: number | null;
  /** The count is loading. */
  isLoading: boolean;
  /** Path of the list screen. */
  path: string;
  isExpanded: boolean;
  onToggle: () => void;
  /** Left of the count: how many orders the period leaves out. */
  outside?: ReactNode;
  /** Bulk actions in the header. */
  actions?: ReactNode;
  /** Rendered while the card is open or closing. */
  renderOrders: () => ReactNode;
}

/** A stage: plus or minus icon, title with a link to its list, count, and its orders when open (§2). */
export function StageCard({
  tab,
  count,
  isLoading,
  path,
  isExpanded,
  onToggle,
  outside,
  actions,
  renderOrders,
}: StageCardProps) {
  const panelId = useId();
  const titleId = useId();
  const prefersReducedMotion = useReducedMotion();
  return (
    // Named, so that a focus lost inside stays in this card.
    <div className={styles.card} role="group" aria-labelledby={titleId}>
      <div className={styles.header}>
        <Button
          variant="tertiary"
          icon={isExpanded ? MinusIcon : PlusIcon}
          accessibilityLabel={isExpanded ? filterTexts.collapse(tab.title) : filterTexts.expand(tab.title)}
          ariaExpanded={isExpanded}
          ariaControls={panelId}
          onClick={onToggle}
        />
        <h2 id={titleId} className={styles.title}>
          <UnstyledLink url={path} className={styles.link}>
            {tab.title}
          </UnstyledLink>
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
        {outside}
        <StageCount tab={tab} count={count} isLoading={isLoading} />
      </div>
      <Collapsible
        id={panelId}
        open={isExpanded}
        transition={prefersReducedMotion ? false : { duration: `${animationMs}ms`, timingFunction: 'ease-in-out' }}
      >
        <div className={styles.orders}>{renderOrders()}</div>
      </Collapsible>
    </div>
  );
}

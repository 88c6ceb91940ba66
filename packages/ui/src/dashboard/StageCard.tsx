import type { OrderTab } from '@hub/domain/orders';
import { Button, Collapsible, UnstyledLink } from '@shopify/polaris';
import { MinusIcon, PlusIcon } from '@shopify/polaris-icons';
import { type ReactNode, useId } from 'react';
import { useReducedMotion } from '../layout/index.ts';
import { StageCount } from './StageCount.tsx';
import styles from './StageCard.module.css';

/** §2 "animation 500 ms", §9. */
const animationMs = 500;

export interface StageCardProps {
  tab: OrderTab;
  /** How many orders stand in it; null while nobody knows. */
  count: number | null;
  /** The count is on its way. */
  isLoading: boolean;
  /** Path of its list screen. */
  path: string;
  isExpanded: boolean;
  onToggle: () => void;
  /** Bulk actions, in the header. */
  actions?: ReactNode;
  /** Drawn only while the card is open or closing. */
  renderOrders: () => ReactNode;
}

/**
 * One stage: plus or minus, its title as a link to its list, its count at the right edge; its orders underneath when
 * open (§2).
 */
export function StageCard({
  tab,
  count,
  isLoading,
  path,
  isExpanded,
  onToggle,
  actions,
  renderOrders,
}: StageCardProps) {
  const panelId = useId();
  const prefersReducedMotion = useReducedMotion();
  return (
    <div className={styles.card}>
      <div className={styles.header}>
        <Button
          variant="tertiary"
          icon={isExpanded ? MinusIcon : PlusIcon}
          accessibilityLabel={`${isExpanded ? 'Collapse' : 'Expand'} ${tab.title}`}
          ariaExpanded={isExpanded}
          ariaControls={panelId}
          onClick={onToggle}
        />
        <h2 className={styles.title}>
          <UnstyledLink url={path} className={styles.link}>
            {tab.title}
          </UnstyledLink>
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
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

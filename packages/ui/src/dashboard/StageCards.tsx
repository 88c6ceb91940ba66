import type { Stats } from '@hub/domain/dashboard';
import { orderTab, type TabNumber } from '@hub/domain/orders';
import type { ReactNode } from 'react';
import { type Loadable, shownValue } from '../data/index.ts';
import { StageCard } from './StageCard.tsx';
import styles from './StageCards.module.css';

export interface StageCardsProps {
  /** Which cards, in their order. */
  tabs: readonly TabNumber[];
  /** The counts. */
  stats: Loadable<Stats>;
  /** Numbers of the cards that are open. */
  expandedTabs: ReadonlySet<TabNumber>;
  /** A card was opened or closed. */
  onToggle: (tab: TabNumber) => void;
  /** Where the title of a card leads. */
  stagePath: (tab: TabNumber) => string;
  /** The list in an open card. */
  renderOrders: (tab: TabNumber) => ReactNode;
  /** What can be done to the orders of an open card. */
  renderActions?: ((tab: TabNumber) => ReactNode) | undefined;
}

/** The collapsible tab cards of §2, one row each while they are closed. */
export function StageCards({
  tabs,
  stats,
  expandedTabs,
  onToggle,
  stagePath,
  renderOrders,
  renderActions,
}: StageCardsProps) {
  const figures = shownValue(stats);
  return (
    <section aria-label="Orders by stage" className={styles.cards}>
      {tabs.map((number) => {
        const tab = orderTab(number);
        const isExpanded = expandedTabs.has(number);
        return (
          <StageCard
            key={number}
            tab={tab}
            count={figures ? figures[tab.statsField] : null}
            isLoading={stats.state === 'loading'}
            path={stagePath(number)}
            isExpanded={isExpanded}
            onToggle={() => onToggle(number)}
            actions={isExpanded ? renderActions?.(number) : undefined}
            renderOrders={() => renderOrders(number)}
          />
        );
      })}
    </section>
  );
}

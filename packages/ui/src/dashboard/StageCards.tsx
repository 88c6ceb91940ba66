import { filterTexts } from '@hub/domain/dashboard';
import type { Stats } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { orderTab } from '@hub/domain/orders/list';
import type { ReactNode } from 'react';
import { type Loadable, shownValue } from '../data/index.ts';
import { StageCard } from './StageCard.tsx';
import styles from './StageCards.module.css';

export interface StageCardsProps {
  /** The cards, in order. */
  tabs: readonly TabNumber[];
  /** The counts. */
  stats: Loadable<Stats>;
  /** Tabs of the open cards. */
  expandedTabs: ReadonlySet<TabNumber>;
  /** A card was opened or closed. */
  onToggle: (tab: TabNumber) => void;
  /** Path of a card's list. */
  stagePath: (tab: TabNumber) => string;
  /** Renders the orders of an open card. */
  renderOrders: (tab: TabNumber) => ReactNode;
  /** Renders how many orders the period leaves out, for a tab whose orders need a person. */
  renderOutside?: ((tab: TabNumber, count: number | null) => ReactNode) | undefined;
  /** Renders the bulk actions of an open card. */
  renderActions?: ((tab: TabNumber) => ReactNode) | undefined;
}

/** The collapsible tab cards (§2). */
export function StageCards({
  tabs,
  stats,
  expandedTabs,
  onToggle,
  stagePath,
  renderOrders,
  renderOutside,
  renderActions,
}: StageCardsProps) {
  const figures = shownValue(stats);
  return (
    <section aria-label={filterTexts.byStage} className={styles.cards}>
      {tabs.map((number) => {
        const tab = orderTab(number);
        const count = figures ? figures[tab.statsField] : null;
        const isExpanded = expandedTabs.has(number);
        return (
          <StageCard
            key={number}
            tab={tab}
            count={count}
            isLoading={stats.state === 'loading'}
            path={stagePath(number)}
            isExpanded={isExpanded}
            onToggle={() => onToggle(number)}
            outside={tab.needsPerson && renderOutside?.(number, count)}
            actions={isExpanded ? renderActions?.(number) : undefined}
            renderOrders={() => renderOrders(number)}
          />
        );
      })}
    </section>
  );
}

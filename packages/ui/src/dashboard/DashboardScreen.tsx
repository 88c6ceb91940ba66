import {
  dashboardMoreInfoPath,
  dashboardTexts,
  type OrderFilters,
  type Period,
  type Stats,
} from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { BlockStack, Page } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { MoreInfoLink } from '../actions/index.ts';
import { type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotice } from '../feedback/index.ts';
import { EmptyPeriodHint } from './EmptyPeriodHint.tsx';
import { OrderFilterBar } from './OrderFilterBar.tsx';
import { StageCards } from './StageCards.tsx';
import { SummaryCards } from './SummaryCards.tsx';

export interface DashboardScreenProps {
  /** Values of the controls, with the text as typed. */
  filters: OrderFilters;
  /** What is shown while a custom period is incomplete. */
  shownPeriod?: Period | undefined;
  /** Period, dates or search mode changed; applies at once. */
  onFiltersChange: (next: OrderFilters) => void;
  /** Called per keystroke; the caller debounces (§5). */
  onSearchInput: (text: string) => void;
  /** Enter or the clear button: applies at once. */
  onSearchSubmit: (text: string) => void;
  /** Stats of the chosen period. */
  stats: Loadable<Stats>;
  /** IANA zone of filter and rows, shown beside the period. */
  timeZone: string;
  /** The current time. */
  now: Date;
  /** The stage cards to show, in order (§2: three without a third party). */
  tabs: readonly TabNumber[];
  /** Tabs of the open cards. */
  expandedTabs: ReadonlySet<TabNumber>;
  /** A card was opened or closed. */
  onStageToggle: (tab: TabNumber) => void;
  /** Path of a stage's list screen. */
  stagePath: (tab: TabNumber) => string;
  /** Path of a summary card's target, null without permission; defaults to the target itself. */
  cardPath?: ((target: string) => string | null) | undefined;
  /** Renders the orders of an open card. */
  renderOrders: (tab: TabNumber) => ReactNode;
  /** Renders the bulk actions in the header of an open card. */
  renderStageActions?: ((tab: TabNumber) => ReactNode) | undefined;
  /** Right of the title: Export. */
  actions?: ReactNode;
  /** Below the title: action results and warnings. */
  banners?: ReactNode;
}

/** The dashboard (§2). */
export function DashboardScreen(props: DashboardScreenProps) {
  const { filters, stats, timeZone, now, tabs, actions, banners } = props;
  const figures = shownValue(stats);
  return (
    <Page
      title={dashboardTexts.title}
      titleMetadata={<MoreInfoLink path={dashboardMoreInfoPath} label={dashboardTexts.moreInfo} />}
      {...(actions ? { primaryAction: actions } : {})}
    >
      <BlockStack gap="400">
        {banners}
        <LoadableNotice loadable={stats} subject="the figures" />
        <OrderFilterBar
          filters={filters}
          shownPeriod={props.shownPeriod}
          onChange={props.onFiltersChange}
          onSearchInput={props.onSearchInput}
          onSearchSubmit={props.onSearchSubmit}
          timeZone={timeZone}
          now={now}
        />
        <SummaryCards stats={stats} pathOf={props.cardPath} />
        {figures && <EmptyPeriodHint stats={figures} filters={filters} />}
        <StageCards
          tabs={tabs}
          stats={stats}
          expandedTabs={props.expandedTabs}
          onToggle={props.onStageToggle}
          stagePath={props.stagePath}
          renderOrders={props.renderOrders}
          renderActions={props.renderStageActions}
        />
      </BlockStack>
    </Page>
  );
}

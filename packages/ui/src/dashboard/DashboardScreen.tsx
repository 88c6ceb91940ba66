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
  /** What the controls show; the text as typed so far. */
  filters: OrderFilters;
  /** What the figures and lists show while a custom period has not got both its days. */
  shownPeriod?: Period | undefined;
  /** Period, dates or selector were changed; applies at once. */
  onFiltersChange: (next: OrderFilters) => void;
  /** Each key stroke in the text field; whoever listens waits for the pause (§5). */
  onSearchInput: (text: string) => void;
  /** Enter in the text field, or its clear button: no need to wait. */
  onSearchSubmit: (text: string) => void;
  /** The ten figures of the chosen period. */
  stats: Loadable<Stats>;
  /** IANA zone of filter and rows, written beside the period. */
  timeZone: string;
  /** The moment that it is drawn for. */
  now: Date;
  /** The stage cards to show, in their order (§2: three without a third party). */
  tabs: readonly TabNumber[];
  /** Numbers of the cards that are open. */
  expandedTabs: ReadonlySet<TabNumber>;
  /** A card was opened or closed. */
  onStageToggle: (tab: TabNumber) => void;
  /** Path of a stage's list screen. */
  stagePath: (tab: TabNumber) => string;
  /** Address of a summary card's target, null where it is closed to the person; without it the target itself. */
  cardPath?: ((target: string) => string | null) | undefined;
  /** The orders of an expanded card. */
  renderOrders: (tab: TabNumber) => ReactNode;
  /** In the header of an expanded card: bulk actions, once something is selected. */
  renderStageActions?: ((tab: TabNumber) => ReactNode) | undefined;
  /** Right of the title: Export, find an order. */
  actions?: ReactNode;
  /** Under the title: results of actions, a warning about the third parties. */
  banners?: ReactNode;
}

/** The dashboard of §2: what to look at first is at the top, what needs a person is coloured. */
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

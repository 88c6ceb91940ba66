import { bidiIsolate, loadSubjects } from '@hub/domain/shared';
import {
  dashboardMoreInfoPath,
  dashboardTexts,
  filterTexts,
  type OrderFilters,
  type SearchModeOption,
  type Period,
  type Stats,
} from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { FieldFilter } from '@hub/domain/orders/list';
import { BlockStack, Button, Page } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { MoreInfoLink } from '../actions/index.ts';
import { AsOf, type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotice } from '../feedback/index.ts';
import { OrderFilterBar } from './OrderFilterBar.tsx';
import { StageCards } from './StageCards.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import styles from './DashboardScreen.module.css';

export interface DashboardScreenProps {
  /** Values of the controls, with the text as typed. */
  filters: OrderFilters;
  /** The server's search modes; the two of §2 by default. */
  searchModes?: readonly SearchModeOption[] | undefined;
  /** Fields that the server can filter by; absent: none. */
  fieldFilters?: readonly FieldFilter[] | undefined;
  /** The period shown while a custom one is incomplete. */
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
  /** Renders how many orders the period leaves out, for a stage that needs a person. */
  renderOutside?: ((tab: TabNumber, count: number | null) => ReactNode) | undefined;
  /** Renders the bulk actions in the header of an open card. */
  renderStageActions?: ((tab: TabNumber) => ReactNode) | undefined;
  /** Below the stage cards, such as a note about hidden cards. */
  afterStages?: ReactNode;
  /** Right of the title: Export. */
  actions?: ReactNode;
  /** Reloads the figures and all orders on the screen. */
  onRefresh?: (() => void) | undefined;
  /** Above the filter: what needs a person, of all time. null reserves its space; absent: none. */
  attention?: ReactNode;
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
        {props.attention !== undefined && <div className={styles.attention}>{props.attention}</div>}
        <LoadableNotice loadable={stats} subject={loadSubjects.figures} />
        <OrderFilterBar
          filters={filters}
          searchModes={props.searchModes}
          fieldFilters={props.fieldFilters}
          shownPeriod={props.shownPeriod}
          onChange={props.onFiltersChange}
          onSearchInput={props.onSearchInput}
          onSearchSubmit={props.onSearchSubmit}
          timeZone={timeZone}
          now={now}
        />
        <BlockStack gap="100">
          <div className={styles.asOf}>
            <AsOf readAt={dataTime(stats)} now={now} timeZone={timeZone} />
            {props.onRefresh && (
              <Button variant="plain" onClick={props.onRefresh}>
                {dashboardTexts.refresh}
              </Button>
            )}
          </div>
          <SummaryCards stats={stats} pathOf={props.cardPath} />
        </BlockStack>
        {figures?.totalOrders === 0 && <p className={styles.emptyPeriod}>{emptyPeriodHint(filters)}</p>}
        <StageCards
          tabs={tabs}
          stats={stats}
          expandedTabs={props.expandedTabs}
          onToggle={props.onStageToggle}
          stagePath={props.stagePath}
          renderOrders={props.renderOrders}
          renderOutside={props.renderOutside}
          renderActions={props.renderStageActions}
        />
        {props.afterStages}
      </BlockStack>
    </Page>
  );
}

/** Until when the store’s changes are in the figures: the time of reading, or earlier if changes wait. */
function dataTime(stats: Loadable<Stats>): number | undefined {
  if (stats.state === 'loading' || stats.readAt === undefined) return undefined;
  const asOf = Date.parse(stats.value?.asOf ?? '');
  return Number.isNaN(asOf) ? stats.readAt : Math.min(asOf, stats.readAt);
}

/** Suggests a longer period. */
function emptyPeriodHint({ search, period }: OrderFilters): string {
  const text = search.trim();
  if (text !== '') return filterTexts.noMatch(bidiIsolate(text));
  if (period === 'all') return filterTexts.noneYet;
  return filterTexts.noneInPeriod;
}

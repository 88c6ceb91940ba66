import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { isInTab, isFinal, isOrderStage, type OrderStage } from '../OrderStage.ts';
import { orderTabs } from './orderTabs.ts';

/** Tabs whose lists may have changed with orders in these stages; all tabs for 'all' or an unknown stage. */
export function tabsOfStages(stages: readonly string[] | 'all'): ReadonlySet<TabNumber> {
  const everyTab = orderTabs.map(({ number }) => number);
  if (stages === 'all' || !stages.every(isOrderStage)) return new Set(everyTab);
  return new Set(everyTab.filter((tab) => tab === tabs.all || stages.some((stage) => isListed(stage, tab))));
}

/** Closed and canceled orders may have shipped. */
function isListed(stage: OrderStage, tab: TabNumber): boolean {
  return isInTab(stage, tab, isFinal(stage));
}

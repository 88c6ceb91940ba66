import { type TabNumber, tabs } from '../shared/orders/tabs.ts';
import { tabNames } from '../shared/orders/tabNames.ts';

/** In the order of the stage cards (§2). */
const allTabs: readonly TabNumber[] = tabNames.map((tab) => tab.number);

/** All, Open and Shipped. */
const tabsWithoutProvider: readonly TabNumber[] = [tabs.all, tabs.open, tabs.shipped];

/**
 * The dashboard's stage cards: only All, Open and Shipped without a connected provider (§2; contract, "third-party
 * check"). `null` when the details failed to load: all eight are shown.
 */
export function visibleTabs(hasConnectedProvider: boolean | null): readonly TabNumber[] {
  return hasConnectedProvider === false ? tabsWithoutProvider : allTabs;
}

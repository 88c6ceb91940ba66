import type { TabNumber } from '../shared/tabNames.ts';
import { tabNames } from '../shared/tabNames.ts';

/** In the order in which the stage cards stand (§2). */
const allTabs: readonly TabNumber[] = tabNames.map((tab) => tab.number);

/** All, Open and Shipped. */
const tabsWithoutProvider: readonly TabNumber[] = [1, 2, 4];

/**
 * Which stage cards the dashboard shows. Without any connected provider only All, Open and Shipped (§2; contract,
 * "third-party check"). Null says that nobody could tell, because the details did not load: then all eight show.
 */
export function visibleTabs(hasConnectedProvider: boolean | null): readonly TabNumber[] {
  return hasConnectedProvider === false ? tabsWithoutProvider : allTabs;
}

/** Tab numbers of the stage cards (§4), in the order in which they stand (§2). */
const everyTab = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** All, Open and Shipped. */
const tabsWithoutProvider = [1, 2, 4] as const;

/**
 * Which stage cards the dashboard shows. Without any connected provider only All, Open and Shipped (§2; contract,
 * "third-party check"). Null says that nobody could tell, because the details did not load: then all eight show.
 */
export function visibleTabs(anyProviderConnected: boolean | null): readonly (typeof everyTab)[number][] {
  return anyProviderConnected === false ? tabsWithoutProvider : everyTab;
}

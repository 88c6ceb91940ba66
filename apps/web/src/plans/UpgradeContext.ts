import { createContext, useContext } from 'react';

/** Opens the upgrade popup; where there is no plan above the current one, nothing happens. */
export type OpenUpgrade = () => void;

const UpgradeContext = createContext<OpenUpgrade | null>(null);

export const UpgradeProvider = UpgradeContext.Provider;

/** How a screen asks for the upgrade popup, such as instead of a save that the plan does not include. */
export function useOpenUpgrade(): OpenUpgrade {
  const openUpgrade = useContext(UpgradeContext);
  if (!openUpgrade) throw new Error('useOpenUpgrade needs an UpgradeGate above it.');
  return openUpgrade;
}

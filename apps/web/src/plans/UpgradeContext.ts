import { createContext, useContext } from 'react';

/** Opens the upgrade popup; no effect without a plan above the current one. */
export type OpenUpgrade = () => void;

const UpgradeContext = createContext<OpenUpgrade | null>(null);

export const UpgradeProvider = UpgradeContext.Provider;

/** Opens the popup from a screen, for instance instead of a blocked save. */
export function useOpenUpgrade(): OpenUpgrade {
  const openUpgrade = useContext(UpgradeContext);
  if (!openUpgrade) throw new Error('useOpenUpgrade needs an UpgradeGate above it.');
  return openUpgrade;
}

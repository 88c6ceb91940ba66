import { formatCount } from '../shared/formatCount.ts';
import { weightText } from '../shared/weightUnits.ts';
import type { ShopSettings } from './ShopSettings.ts';

/** Where something is wrong; the form shows the message there. */
export interface ShopSettingsProblem {
  part: 'defaultWeight' | 'defaultPackage' | 'lowStockThreshold';
  message: string;
}

export const shopSettingsLimits = {
  /** Kilograms of a product. */
  defaultWeight: 1_000,
  /** Characters of a package's name. */
  defaultPackage: 100,
  /** Units of a SKU. */
  lowStockThreshold: 1_000_000,
} as const;

/** Everything that keeps the settings from being saved; empty when they are fine. */
export function checkShopSettings(settings: ShopSettings): ShopSettingsProblem[] {
  const messages = {
    defaultWeight: weightProblem(settings),
    defaultPackage: packageProblem(settings),
    lowStockThreshold: thresholdProblem(settings),
  };
  return (Object.keys(messages) as (keyof typeof messages)[]).flatMap((part) => {
    const message = messages[part];
    return message === null ? [] : [{ part, message }];
  });
}

function weightProblem({ defaultWeight, weightUnit }: ShopSettings): string | null {
  if (defaultWeight === null) return null;
  if (Number.isNaN(defaultWeight)) return 'Enter a number, like 0.25, or leave it empty.';
  if (defaultWeight <= 0) return 'Enter more than 0, or leave it empty.';
  const { defaultWeight: most } = shopSettingsLimits;
  return defaultWeight > most ? `Enter ${weightText(most, weightUnit)} or less.` : null;
}

function packageProblem({ defaultPackage }: ShopSettings): string | null {
  const { defaultPackage: most } = shopSettingsLimits;
  return defaultPackage.trim().length > most ? `Use ${most} characters or fewer.` : null;
}

function thresholdProblem({ lowStockThreshold }: ShopSettings): string | null {
  if (!Number.isInteger(lowStockThreshold) || lowStockThreshold < 0) return 'Enter a whole number of units, 0 or more.';
  const { lowStockThreshold: most } = shopSettingsLimits;
  return lowStockThreshold > most ? `Enter ${formatCount(most)} or less.` : null;
}

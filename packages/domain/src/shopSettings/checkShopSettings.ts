import { inputProblems } from '../shared/inputProblems.ts';
import { weightText } from '../shared/weightUnits.ts';
import type { ShopSettings } from './ShopSettings.ts';
import { inLanguage } from '../languages/inLanguage.ts';

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

/** What can be wrong with the settings. */
export const shopSettingsProblems = inLanguage('shopSettingsProblems', {
  number: 'Enter a number, like 0.25, or leave it empty.',
  aboveZero: 'Enter more than 0, or leave it empty.',
  units: 'Enter a whole number of units, 0 or more.',
});

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
  if (Number.isNaN(defaultWeight)) return shopSettingsProblems.number;
  if (defaultWeight <= 0) return shopSettingsProblems.aboveZero;
  const { defaultWeight: most } = shopSettingsLimits;
  return defaultWeight > most ? inputProblems.mostOf(weightText(most, weightUnit)) : null;
}

function packageProblem({ defaultPackage }: ShopSettings): string | null {
  const { defaultPackage: most } = shopSettingsLimits;
  return defaultPackage.trim().length > most ? inputProblems.characters(most) : null;
}

function thresholdProblem({ lowStockThreshold }: ShopSettings): string | null {
  if (!Number.isInteger(lowStockThreshold) || lowStockThreshold < 0) return shopSettingsProblems.units;
  const { lowStockThreshold: most } = shopSettingsLimits;
  return lowStockThreshold > most ? inputProblems.most(most) : null;
}

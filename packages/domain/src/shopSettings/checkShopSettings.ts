import { message, type Words } from '../messages/Message.ts';
import { weightText } from '../shared/numbers/weightUnits.ts';
import type { ShopSettings } from './ShopSettings.ts';

/** Location of a problem; the form shows the message there. */
export interface ShopSettingsProblem {
  part: 'defaultWeight' | 'defaultPackage' | 'lowStockThreshold';
  message: Words;
}

export const shopSettingsLimits = {
  /** Kilograms per product. */
  defaultWeight: 1_000,
  /** Characters in a package name. */
  defaultPackage: 100,
  /** Units per SKU. */
  lowStockThreshold: 1_000_000,
} as const;

/** Everything that prevents saving the settings; empty when they are fine. */
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

function weightProblem({ defaultWeight, weightUnit }: ShopSettings): Words | null {
  if (defaultWeight === null) return null;
  if (Number.isNaN(defaultWeight)) return message('shopSettings.number');
  if (defaultWeight <= 0) return message('shopSettings.aboveZero');
  const { defaultWeight: most } = shopSettingsLimits;
  return defaultWeight > most ? message('inputs.mostOf', { most: weightText(most, weightUnit) }) : null;
}

function packageProblem({ defaultPackage }: ShopSettings): Words | null {
  const { defaultPackage: most } = shopSettingsLimits;
  return defaultPackage.trim().length > most ? message('inputs.characters', { most }) : null;
}

function thresholdProblem({ lowStockThreshold }: ShopSettings): Words | null {
  if (!Number.isInteger(lowStockThreshold) || lowStockThreshold < 0) return message('shopSettings.units');
  const { lowStockThreshold: most } = shopSettingsLimits;
  return lowStockThreshold > most ? message('inputs.most', { most }) : null;
}

import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { weightText, weightUnitNames } from '../shared/numbers/weightUnits.ts';
import type { MissingPart, ShopSettings } from './ShopSettings.ts';
import { missingPartLabels, missingPolicyLabels, releaseLabels, shopSettingsTexts } from './shopSettingsTexts.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Words for the settings' values. */
export const settingsFactWords = inLanguage('settingsFactWords', {
  none: 'None',
  warehouseChooses: 'The warehouse chooses',
  orFewer: (units: number) => `${formatQuantity(units, 'unit')} or fewer`,
  yes: 'Yes',
  no: 'No',
  missing: (part: string) => `${part} missing`,
});

/** The settings as names and values. */
export function settingsFacts(settings: ShopSettings): { name: string; value: string; note: null }[] {
  const words = settingsFactWords;
  const { weights, stock, boxes } = shopSettingsTexts;
  const { weightUnit, defaultWeight, defaultPackage, lowStockThreshold, whenMissing } = settings;
  const facts: [name: string, value: string][] = [
    [weights.unit, weightUnitNames[weightUnit]],
    [weights.weight, defaultWeight === null ? words.none : weightText(defaultWeight, weightUnit)],
    [weights.package, defaultPackage === '' ? words.warehouseChooses : defaultPackage],
    [stock.threshold, words.orFewer(lowStockThreshold)],
    [stock.release, releaseLabels[settings.releaseBackOrders]],
    [boxes.combine, settings.combineOrders ? words.yes : words.no],
    ...(Object.keys(missingPartLabels) as MissingPart[]).map((part): [string, string] => [
      words.missing(missingPartLabels[part]),
      missingPolicyLabels[whenMissing[part]],
    ]),
  ];
  return facts.map(([name, value]) => ({ name, value, note: null }));
}

import { formatQuantity } from '../shared/formatQuantity.ts';
import { weightText, weightUnitNames } from '../shared/weightUnits.ts';
import type { MissingPart, ShopSettings } from './ShopSettings.ts';
import { missingPartLabels, missingPolicyLabels, releaseLabels, shopSettingsTexts } from './shopSettingsTexts.ts';

/** The settings as names and values. */
export function settingsFacts(settings: ShopSettings): { name: string; value: string; note: null }[] {
  const { weights, stock, boxes } = shopSettingsTexts;
  const { weightUnit, defaultWeight, defaultPackage, lowStockThreshold, whenMissing } = settings;
  const facts: [name: string, value: string][] = [
    [weights.unit, weightUnitNames[weightUnit]],
    [weights.weight, defaultWeight === null ? 'None' : weightText(defaultWeight, weightUnit)],
    [weights.package, defaultPackage === '' ? 'The warehouse chooses' : defaultPackage],
    [stock.threshold, `${formatQuantity(lowStockThreshold, 'unit')} or fewer`],
    [stock.release, releaseLabels[settings.releaseBackOrders]],
    [boxes.combine, settings.combineOrders ? 'Yes' : 'No'],
    ...(Object.keys(missingPartLabels) as MissingPart[]).map((part): [string, string] => [
      `${missingPartLabels[part]} missing`,
      missingPolicyLabels[whenMissing[part]],
    ]),
  ];
  return facts.map(([name, value]) => ({ name, value, note: null }));
}

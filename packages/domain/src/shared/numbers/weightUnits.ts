import { inLanguage } from '../../languages/inLanguage.ts';

/** Units for showing and entering weights; storage is in kilograms. */
export type WeightUnit = 'g' | 'kg' | 'oz' | 'lb';

const gramsPerUnit = { g: 1, kg: 1_000, oz: 28.349_523_125, lb: 453.592_37 } satisfies Record<WeightUnit, number>;

export const weightUnitNames = inLanguage('weightUnitNames', {
  g: 'Grams (g)',
  kg: 'Kilograms (kg)',
  oz: 'Ounces (oz)',
  lb: 'Pounds (lb)',
} satisfies Record<WeightUnit, string>);

export const weightUnits = Object.keys(weightUnitNames) as readonly WeightUnit[];

/** Kilograms in a unit, rounded like a scale: 0.25 kg is 250 g or 8.818 oz. */
export function weightIn(kilograms: number, unit: WeightUnit): number {
  return Number(((kilograms * 1_000) / gramsPerUnit[unit]).toFixed(unit === 'g' ? 0 : 3));
}

/** Converts a weight to kilograms, to the milligram. */
export function toKilograms(weight: number, unit: WeightUnit): number {
  return Number(((weight * gramsPerUnit[unit]) / 1_000).toFixed(6));
}

/** "250 g", "8.818 oz". */
export function weightText(kilograms: number, unit: WeightUnit): string {
  return `${weightIn(kilograms, unit)} ${unit}`;
}

import { message, type Words } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { toKilograms, type WeightUnit, weightUnits } from '../shared/numbers/weightUnits.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** A weight in the unit it was entered in. */
export interface Weight {
  value: number;
  unit: WeightUnit;
}

/** Maximum product weight, in kilograms. */
export const maxKilograms = 1_000;

export function isWeightUnit(text: string): text is WeightUnit {
  return (weightUnits as readonly string[]).includes(text);
}

export function kilogramsOf({ value, unit }: Weight): number {
  return toKilograms(value, unit);
}

/** Possible problems with a weight. */
export const weightProblems = inLanguage('weightProblems', {
  noWeight: (text: string) => `“${text}” isn’t a weight. Enter one like 350 g or 1.5 kg.`,
  noUnit: (unit: string) => `“${unit}” isn’t a unit. Use g, kg, oz or lb.`,
  number: 'Enter a weight like 350 g or 1.5 kg.',
  aboveZero: 'Enter a weight above 0, or leave it empty.',
  tooLight: 'Enter 0.1 g or more.',
});

/** "350 g", "1.5 kg". */
export function formatWeight({ value, unit }: Weight): string {
  return `${value} ${unit}`;
}

/** Kilograms in the store's format: "0.35". Rounded to a tenth of a gram. */
export function kilogramsText(kilograms: number): string {
  return String(Number(kilograms.toFixed(4)));
}

const unitNames: Readonly<Record<string, WeightUnit>> = {
  gram: 'g',
  grams: 'g',
  gr: 'g',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  ounce: 'oz',
  ounces: 'oz',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
};

/**
 * Parses a typed weight: "350 g", "1,5kg", "12 oz", or a number alone in `unit`. `null` for an empty text; a string
 * is the problem with any other.
 */
export function readWeight(text: string, unit: WeightUnit): Weight | null | string {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const [, digits = '', name = ''] = /^(-?[\d.,]+)\s*([a-z]*)\.?$/.exec(typed) ?? [];
  const value = readNumber(digits);
  if (value === null) return weightProblems.noWeight(text.trim());
  const known = name === '' ? unit : isWeightUnit(name) ? name : unitNames[name];
  if (known === undefined) return weightProblems.noUnit(name);
  const weight = { value, unit: known };
  return wordsText(weightProblem(weight)) ?? weight;
}

/**
 * A single comma or point is the decimal separator; commas between groups of three digits before a point are
 * thousands separators.
 */
export function readNumber(digits: string): number | null {
  const text = digits.trim();
  const plain = /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** What is wrong with a product's weight; `null` when it is fine. */
export function weightProblem(weight: Weight): Words | null {
  if (!Number.isFinite(weight.value)) return weightProblems.number;
  if (weight.value <= 0) return weightProblems.aboveZero;
  if (kilogramsOf(weight) > maxKilograms) return message('inputs.mostOf', { most: `${maxKilograms} kg` });
  return kilogramsOf(weight) < 0.0001 ? weightProblems.tooLight : null;
}

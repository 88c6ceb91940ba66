import { message, type Words } from '../messages/Message.ts';
import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import { type Weight, weightProblem } from './Weight.ts';
import { inLanguage } from '../languages/inLanguage.ts';

export const lengthUnits = ['cm', 'mm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Editable settings of a package: a box, bag or envelope. */
export interface PackageSettings {
  name: string;
  /** Inside dimensions. */
  length: number;
  width: number;
  height: number;
  unit: LengthUnit;
  /** Of the empty package; `null` when unknown. */
  weight: Weight | null;
}

/** A package for sending orders. */
export interface Package extends PackageSettings, SavedVersion {
  packageId: string;
}

/** Location of a problem; the form shows the message there. */
export interface PackageProblem {
  part: 'name' | 'length' | 'width' | 'height' | 'weight';
  message: Words;
}

export const packageLimits = {
  packages: 200,
  /** Maximum characters. */
  name: 100,
  /** Maximum side, in centimeters. */
  side: 500,
} as const;

const centimetres: Readonly<Record<LengthUnit, number>> = { cm: 1, mm: 0.1, in: 2.54 };

/** Possible problems with a package. */
export const packageProblems = inLanguage('packageProblems', {
  nameTaken: 'This name is taken. Choose another one.',
  aboveZero: 'Enter a number above 0.',
});

/** Everything that prevents saving a package; empty when it is fine. `others` are all other packages. */
export function checkPackage(
  settings: PackageSettings,
  others: readonly Pick<Package, 'name'>[],
): readonly PackageProblem[] {
  const problems: PackageProblem[] = [];
  const name = nameProblem(settings.name, others);
  if (name !== null) problems.push({ part: 'name', message: name });
  for (const part of ['length', 'width', 'height'] as const) {
    const message = sideProblem(settings[part], settings.unit);
    if (message !== null) problems.push({ part, message });
  }
  const weight = settings.weight === null ? null : weightProblem(settings.weight);
  if (weight !== null) problems.push({ part: 'weight', message: weight });
  return problems;
}

/** "40 × 30 × 20 cm". */
export function dimensionsText({ length, width, height, unit }: PackageSettings): string {
  return `${length} × ${width} × ${height} ${unit}`;
}

/** What is wrong with the name of a package or collection; `null` when it is fine. */
export function nameProblem(name: string, others: readonly { name: string }[]): Words | null {
  const typed = name.trim();
  if (typed === '') return message('inputs.name');
  if (typed.length > packageLimits.name) return message('inputs.characters', { most: packageLimits.name });
  const isTaken = others.some((other) => other.name.trim().toLowerCase() === typed.toLowerCase());
  return isTaken ? packageProblems.nameTaken : null;
}

function sideProblem(side: number, unit: LengthUnit): Words | null {
  if (!Number.isFinite(side)) return message('inputs.number');
  if (side <= 0) return packageProblems.aboveZero;
  const longest = packageLimits.side / centimetres[unit];
  return side > longest ? message('inputs.mostOf', { most: `${Math.floor(longest)} ${unit}` }) : null;
}

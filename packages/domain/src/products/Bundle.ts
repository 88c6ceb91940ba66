import { message, type Words } from '../messages/Message.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import { skuProblem } from './checkProduct.ts';
import { unknownSkuText } from './decideProductSave.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Units of a SKU in one bundle. */
export interface BundleComponent {
  sku: string;
  quantity: number;
}

/** A bundle's editable settings. */
export interface BundleSettings {
  components: readonly BundleComponent[];
}

/** A SKU made of other SKUs, which are sent instead. */
export interface Bundle extends BundleSettings, SavedVersion {
  sku: string;
}

/** Location of a problem; `index` is the component's, from 0. */
export interface BundleProblem {
  part: 'sku' | 'components';
  index?: number;
  message: Words;
}

export const bundleLimits = {
  bundles: 2_000,
  components: 100,
  /** Units of a component. */
  quantity: 10_000,
} as const;

type Recipe = Pick<Bundle, 'sku' | 'components'>;

/** Possible problems with a bundle. */
export const bundleProblems = inLanguage('bundleProblems', {
  noItem: 'Add at least one item.',
  tooMany: (most: number) => `Use ${most} items or fewer.`,
  noSku: 'Choose a SKU.',
  itself: 'A bundle can’t contain itself.',
  twice: (sku: string) => `${bidiIsolate(sku)} is in the bundle already. Change its quantity instead.`,
  loop: (sku: string, bundle: string, path: string) =>
    `${bidiIsolate(sku)} itself contains ${bidiIsolate(bundle)}: ${path}.`,
  wholeNumber: 'Enter a whole number of units.',
});

/**
 * Everything that prevents saving a bundle; empty when it is fine. `others` are all other bundles; `isKnown` says
 * whether the shop has a product with a SKU.
 */
export function checkBundle(
  { sku, components }: Recipe,
  others: readonly Recipe[],
  isKnown: (sku: string) => boolean,
): readonly BundleProblem[] {
  const problems: BundleProblem[] = [];
  const wrongSku = skuProblem(sku);
  if (wrongSku !== null) problems.push({ part: 'sku', message: wrongSku });
  if (components.length === 0) problems.push({ part: 'components', message: bundleProblems.noItem });
  if (components.length > bundleLimits.components)
    problems.push({ part: 'components', message: bundleProblems.tooMany(bundleLimits.components) });
  const seen = new Set<string>();
  const bundles = new Map([...others, { sku, components }].map((recipe) => [recipe.sku, recipe.components]));
  for (const [index, component] of components.entries()) {
    const message = componentProblem(component, { sku, bundles, isKnown, isTwice: seen.has(component.sku) });
    if (message !== null) problems.push({ part: 'components', index, message });
    seen.add(component.sku);
  }
  return problems;
}

interface Known {
  /** The bundle itself. */
  sku: string;
  bundles: ReadonlyMap<string, readonly BundleComponent[]>;
  isKnown: (sku: string) => boolean;
  isTwice: boolean;
}

function componentProblem(component: BundleComponent, { sku, bundles, isKnown, isTwice }: Known): Words | null {
  if (component.sku.trim() === '') return bundleProblems.noSku;
  if (component.sku === sku) return bundleProblems.itself;
  if (isTwice) return bundleProblems.twice(component.sku);
  if (!isKnown(component.sku) && !bundles.has(component.sku)) return unknownSkuText(component.sku);
  const quantity = quantityProblem(component.quantity);
  if (quantity !== null) return quantity;
  const loop = loopFrom(component.sku, sku, bundles);
  return loop === null ? null : bundleProblems.loop(component.sku, sku, loopText(loop));
}

function quantityProblem(quantity: number): Words | null {
  if (!Number.isInteger(quantity)) return bundleProblems.wholeNumber;
  if (quantity < 1) return message('inputs.oneOrMore');
  return quantity > bundleLimits.quantity ? message('inputs.most', { most: bundleLimits.quantity }) : null;
}

/** A path from one bundle to another through their components; `null` when there is none. */
function loopFrom(start: string, end: string, bundles: Known['bundles']): readonly string[] | null {
  const seen = new Set<string>();
  const search = (sku: string, path: readonly string[]): readonly string[] | null => {
    if (sku === end) return [...path, sku];
    if (seen.has(sku)) return null;
    seen.add(sku);
    for (const { sku: next } of bundles.get(sku) ?? []) {
      const found = search(next, [...path, sku]);
      if (found !== null) return found;
    }
    return null;
  };
  return search(start, []);
}

function loopText(path: readonly string[]): string {
  return path.map(bidiIsolate).join(' → ');
}

/** "2 × MUG and 1 × TEAPOT". */
export function componentsText(components: readonly BundleComponent[]): string {
  return joinNames(components.map(componentText));
}

function componentText({ sku, quantity }: BundleComponent): string {
  return `${formatCount(quantity)} × ${bidiIsolate(sku)}`;
}

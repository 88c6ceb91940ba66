import type { Words } from '../messages/Message.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import { nameProblem } from './Package.ts';
import { type Handling, isWeightMissing, type Product } from './Product.ts';
import { kilogramsOf, type Weight, formatWeight, weightProblem } from './Weight.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Which products a rule includes: every set condition must be true. */
export interface CollectionRule {
  /** SKU prefixes; none for any. */
  skuPrefixes: readonly string[];
  /** A name must contain one of these words; empty for any name. */
  nameWords: readonly string[];
  /** Minimum weight; `null` for any. */
  minWeight: Weight | null;
  /** Maximum weight; `null` for any. */
  maxWeight: Weight | null;
  /** All of these. */
  handling: readonly (keyof Handling)[];
}

/** A collection's editable settings. */
export interface CollectionSettings {
  name: string;
  /** A list stays as it is; a rule includes new products too. */
  members: { type: 'list'; skus: readonly string[] } | { type: 'rule'; rule: CollectionRule };
}

/** A named group of products. */
export interface Collection extends CollectionSettings, SavedVersion {
  collectionId: string;
}

/** Location of a problem; the form shows the message there. */
export interface CollectionProblem {
  part: 'name' | 'members';
  message: Words;
}

export const collectionLimits = {
  collections: 500,
  /** SKUs of a list. */
  skus: 10_000,
  /** Prefixes or words of a rule. */
  words: 100,
} as const;

export const newCollectionRule: CollectionRule = {
  skuPrefixes: [],
  nameWords: [],
  minWeight: null,
  maxWeight: null,
  handling: [],
};

/** Words for each flag inside a sentence. */
export const handlingPhrases = inLanguage('handlingPhrases', {
  shipsAlone: 'ship alone',
  isFragile: 'are fragile',
  isDangerous: 'are dangerous goods',
} satisfies Record<keyof Handling, string>);

/** Possible problems with a collection. */
export const collectionProblems = inLanguage('collectionProblems', {
  noSku: 'Add at least one SKU.',
  emptySku: 'Remove the empty SKU.',
  skus: (most: number) => `Use ${formatCount(most)} SKUs or fewer.`,
  noCondition: 'Set at least one condition, or the collection would include every product.',
  emptyText: 'Remove the empty text.',
  texts: (most: number) => `Use ${most} texts or fewer.`,
  weights: 'The lowest weight is above the highest one.',
});

/** Words for the sentence about a collection. */
export const collectionWords = inLanguage('collectionWords', {
  list: (skus: number) => (skus === 1 ? 'A list of 1 SKU.' : `A list of ${formatCount(skus)} SKUs.`),
  quoted: (word: string) => `“${word}”`,
  sku: (prefixes: string) => `whose SKU begins with ${prefixes}`,
  name: (words: string) => `whose name contains ${words}`,
  atLeast: (weight: string) => `that weigh ${weight} or more`,
  atMost: (weight: string) => `that weigh ${weight} or less`,
  handling: (phrases: string) => `that ${phrases}`,
  products: (conditions: string) => `Products ${conditions}.`,
});

/** Everything that prevents saving a collection; empty when it is fine. `others` are all other collections. */
export function checkCollection(
  { name, members }: CollectionSettings,
  others: readonly Pick<Collection, 'name'>[],
): readonly CollectionProblem[] {
  const problems: CollectionProblem[] = [];
  const wrongName = nameProblem(name, others);
  if (wrongName !== null) problems.push({ part: 'name', message: wrongName });
  const message = members.type === 'list' ? listProblem(members.skus) : ruleProblem(members.rule);
  if (message !== null) problems.push({ part: 'members', message });
  return problems;
}

function listProblem(skus: readonly string[]): string | null {
  if (skus.length === 0) return collectionProblems.noSku;
  if (skus.some((sku) => sku.trim() === '')) return collectionProblems.emptySku;
  return skus.length > collectionLimits.skus ? collectionProblems.skus(collectionLimits.skus) : null;
}

function ruleProblem({ skuPrefixes, nameWords, minWeight, maxWeight, handling }: CollectionRule): Words | null {
  const words = [...skuPrefixes, ...nameWords];
  const isEmpty = words.length === 0 && minWeight === null && maxWeight === null && handling.length === 0;
  if (isEmpty) return collectionProblems.noCondition;
  if (words.some((word) => word.trim() === '')) return collectionProblems.emptyText;
  if (words.length > collectionLimits.words) return collectionProblems.texts(collectionLimits.words);
  const wrong = [minWeight, maxWeight].flatMap((weight) => (weight === null ? [] : (weightProblem(weight) ?? [])));
  if (wrong[0] !== undefined) return wrong[0];
  const isSwapped = minWeight !== null && maxWeight !== null && kilogramsOf(minWeight) > kilogramsOf(maxWeight);
  return isSwapped ? collectionProblems.weights : null;
}

type Member = Pick<Product, 'sku' | 'name' | 'storeName' | 'weight' | 'storeWeight'> & Handling;

/** Builds a fast membership test for many products. Compares SKUs exactly. */
export function membershipOf({ members }: Pick<Collection, 'members'>): (product: Member) => boolean {
  if (members.type === 'list') {
    const skus = new Set(members.skus);
    return ({ sku }) => skus.has(sku);
  }
  const { rule } = members;
  return (product) => isTaken(product, rule);
}

function isTaken(product: Member, rule: CollectionRule): boolean {
  const { skuPrefixes, nameWords, minWeight, maxWeight, handling } = rule;
  const sku = product.sku.toLowerCase();
  const name = `${product.storeName} ${product.name}`.toLowerCase();
  if (skuPrefixes.length > 0 && !skuPrefixes.some((prefix) => sku.startsWith(prefix.trim().toLowerCase())))
    return false;
  if (nameWords.length > 0 && !nameWords.some((word) => name.includes(word.trim().toLowerCase()))) return false;
  if (handling.some((flag) => !product[flag])) return false;
  if (minWeight === null && maxWeight === null) return true;
  const kilograms = kilogramsIn(product);
  if (kilograms === null) return false;
  return (
    (minWeight === null || kilograms >= kilogramsOf(minWeight)) &&
    (maxWeight === null || kilograms <= kilogramsOf(maxWeight))
  );
}

function kilogramsIn(product: Member): number | null {
  if (isWeightMissing(product)) return null;
  return product.weight === null ? Number.parseFloat(product.storeWeight) : kilogramsOf(product.weight);
}

/** "SKUs that begin with 85 or 22, whose name contains “mug”, that weigh 1 kg or more and are fragile." */
export function collectionSentence({ members }: Pick<Collection, 'members'>): string {
  if (members.type === 'list') return collectionWords.list(members.skus.length);
  const { skuPrefixes, nameWords, minWeight, maxWeight, handling } = members.rule;
  const quoted = (words: readonly string[]) =>
    joinNames(
      words.map((word) => collectionWords.quoted(word)),
      'or',
    );
  const parts = [
    ...(skuPrefixes.length > 0 ? [collectionWords.sku(quoted(skuPrefixes))] : []),
    ...(nameWords.length > 0 ? [collectionWords.name(quoted(nameWords))] : []),
    ...(minWeight === null ? [] : [collectionWords.atLeast(formatWeight(minWeight))]),
    ...(maxWeight === null ? [] : [collectionWords.atMost(formatWeight(maxWeight))]),
    ...(handling.length > 0
      ? [collectionWords.handling(joinNames(handling.map((flag) => handlingPhrases[flag])))]
      : []),
  ];
  return collectionWords.products(parts.length === 0 ? '…' : joinNames(parts));
}

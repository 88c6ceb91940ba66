import { normalised } from '../../shared/texts/normalised.ts';
import { findField } from '../definition/workflowFields.ts';
import type { Condition, WorkflowDefinition } from '../definition/Workflow.ts';

/** Conditions that must all be true. */
export type Conjunction = readonly Condition[];

/** Beyond this many, alternatives are not compared one by one and count as possible. */
const maxAlternatives = 400;

/**
 * The ways in which a workflow's conditions can be true, each as a set that must hold together. `null` when there are
 * too many to check.
 */
export function alternativesOf({
  match,
  groups,
}: Pick<WorkflowDefinition, 'match' | 'groups'>): readonly Conjunction[] | null {
  const parts = groups
    .filter(({ conditions }) => conditions.length > 0)
    .map((group) => (group.match === 'all' ? [group.conditions] : group.conditions.map((condition) => [condition])));
  if (parts.length === 0) return [[]];
  if (match === 'any') return parts.flat();
  let product: Conjunction[] = [[]];
  for (const part of parts) {
    if (product.length * part.length > maxAlternatives) return null;
    product = product.flatMap((before) => part.map((conditions) => [...before, ...conditions]));
  }
  return product;
}

/**
 * Whether an order can meet all conditions at once. False only when that is certain; conditions on text that contains
 * or starts with something count as possible.
 */
export function canAllBeTrue(conditions: Conjunction): boolean {
  const names = new Set(conditions.map(({ field }) => field));
  return [...names].every((name) => {
    const field = findField(name);
    if (field === null) return false;
    const own = conditions.filter((condition) => condition.field === name);
    if (field.type === 'money' || field.type === 'number') return isRangePossible(own, field.isWhole === true);
    return field.type === 'list' ? isListPossible(own) : isTextPossible(own);
  });
}

function isRangePossible(conditions: Conjunction, isWhole: boolean): boolean {
  let low = { at: -Infinity, isOpen: false };
  let high = { at: Infinity, isOpen: false };
  const above = (at: number, isOpen: boolean) => {
    if (at > low.at || (at === low.at && isOpen)) low = { at, isOpen };
  };
  const below = (at: number, isOpen: boolean) => {
    if (at < high.at || (at === high.at && isOpen)) high = { at, isOpen };
  };
  for (const { operator, values } of conditions) {
    const [first, second] = values.map(Number);
    if (first === undefined) continue;
    if (operator === 'moreThan') above(isWhole ? Math.floor(first) + 1 : first, !isWhole);
    if (operator === 'lessThan') below(isWhole ? Math.ceil(first) - 1 : first, !isWhole);
    if (operator === 'atLeast' || operator === 'equals' || operator === 'between') above(first, false);
    if (operator === 'atMost' || operator === 'equals') below(first, false);
    if (operator === 'between' && second !== undefined) below(second, false);
  }
  return low.at < high.at || (low.at === high.at && !low.isOpen && !high.isOpen);
}

/** One value must match all. */
function isTextPossible(conditions: Conjunction): boolean {
  const allowed = intersectionOf(conditions.filter(({ operator }) => operator === 'isOneOf'));
  if (conditions.some(({ operator }) => operator === 'isEmpty'))
    return allowed === null && !conditions.some(({ operator }) => operator === 'isNotEmpty');
  if (allowed === null) return true;
  return [...allowed].some((text) => conditions.every((condition) => fitsText(condition, text)));
}

function fitsText({ operator, values }: Condition, text: string): boolean {
  const wanted = values.map(normalised);
  switch (operator) {
    case 'isNoneOf':
      return !wanted.includes(text);
    case 'contains':
      return wanted.some((part) => text.includes(part));
    case 'doesNotContain':
      return !wanted.some((part) => text.includes(part));
    case 'startsWith':
      return wanted.some((start) => text.startsWith(start));
    default:
      return true;
  }
}

function isListPossible(conditions: Conjunction): boolean {
  const setsOf = (name: string) => conditions.filter(({ operator }) => operator === name).map(valueSet);
  const forbidden = setsOf('includesNone');
  const only = intersectionOf(conditions.filter(({ operator }) => operator === 'includesOnly'));
  const isAllowed = (text: string) => !forbidden.some((texts) => texts.has(text)) && (only === null || only.has(text));
  const hasNone = conditions.some(({ operator }) => operator === 'isEmpty');
  const [all, any] = [setsOf('includesAll'), setsOf('includesAny')];
  const needsSome = all.length > 0 || any.length > 0 || only !== null;
  if (hasNone && (needsSome || conditions.some(({ operator }) => operator === 'isNotEmpty'))) return false;
  if (only !== null && !someOf(only, isAllowed)) return false;
  return (
    all.every((texts) => !someOf(texts, (text) => !isAllowed(text))) && any.every((texts) => someOf(texts, isAllowed))
  );
}

/** Stops at the first match, even with ten thousand SKUs. */
function someOf(texts: ReadonlySet<string>, isTrue: (text: string) => boolean): boolean {
  for (const text of texts) if (isTrue(text)) return true;
  return false;
}

const valueSets = new WeakMap<Condition, ReadonlySet<string>>();

/** Values prepared for comparison, once for all other workflows. */
function valueSet(condition: Condition): ReadonlySet<string> {
  const known = valueSets.get(condition) ?? new Set(condition.values.map(normalised));
  valueSets.set(condition, known);
  return known;
}

/** Values common to all of the conditions; `null` without conditions. */
function intersectionOf(conditions: Conjunction): ReadonlySet<string> | null {
  const sets = conditions.map(valueSet);
  return sets.length === 0 ? null : sets.reduce((both, set) => new Set([...both].filter((text) => set.has(text))));
}

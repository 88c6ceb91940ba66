import { expect, it, test } from 'vitest';
import { appRoutes } from '../navigation/index.ts';
import { notProvided, rowsShownText, formatWeight } from './inventoryTexts.ts';

const shown = { shown: 100, matching: 1_520, all: 1_520, filter: '' };

test.each([
  [shown, '1,520 SKUs; the first 100 are shown.'],
  [{ ...shown, shown: 1, matching: 1, all: 1 }, '1 SKU.'],
  [{ ...shown, shown: 12, matching: 12, filter: ' heart ' }, '12 of 1,520 SKUs contain “heart”.'],
  [{ ...shown, shown: 1, matching: 1, filter: 'heart' }, '1 of 1,520 SKUs contains “heart”.'],
  [{ ...shown, shown: 12, matching: 12, filter: 'נר' }, '12 of 1,520 SKUs contain “\u2068נר\u2069”.'],
  [{ ...shown, shown: 0, matching: 0, filter: 'נר' }, 'No SKU or name contains “\u2068נר\u2069”.'],
  [{ ...shown, shown: 0, matching: 0, filter: '<b>' }, 'No SKU or name contains “<b>”.'],
])('how many rows are there: %j', (facts, words) => expect(rowsShownText(facts)).toBe(words));

test.each([
  [{ state: 'missing', weights: [] }, '00'],
  [{ state: 'differs', weights: ['0.40', ''] }, '0.40 and 00, which differ'],
  [{ state: 'differs', weights: ['קל', '0.40'] }, '\u2068קל\u2069 and 0.40, which differ'],
  [{ state: 'unreadable', weights: ['heavy'] }, 'heavy, not a number'],
  [{ state: 'given', weights: ['0.40'] }, '0.40'],
] as const)('a weight in words: %j', (weight, words) => expect(formatWeight(weight, '00')).toBe(words));

it('what is not provided is said of tabs that exist (§2)', { tags: '§2.24' }, () => {
  const tabs = appRoutes
    .find(({ path }) => path === '/app/inventory')
    ?.tabs.map(({ path }) => path.replace('/app/inventory/', ''));
  expect(tabs).toEqual(['allinventory', tabs?.[1], 'weightandpackage', ...(tabs?.slice(3) ?? [])]);
  expect(tabs?.filter((slug) => slug !== 'allinventory' && slug !== 'weightandpackage')).toEqual(
    Object.keys(notProvided),
  );
});

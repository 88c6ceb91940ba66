import { providers } from '@hub/domain/integrations';
import { expect, test } from 'vitest';
import { sentencesInSources } from './sentencesInSources.ts';

/** The directory's names in any spelling, such as "ShipBob" and "Infoplus". "Capacity" is left out because it is also a word. */
const spellings = providers
  .filter(({ name }) => name !== 'Capacity')
  .map(({ name }) => ({ name, pattern: new RegExp(String.raw`\b${name.replaceAll(' ', String.raw`\s?`)}\b`, 'gi') }));

/** Sentences that spell a 3PL differently from the directory. */
function otherSpellings(sentences: readonly string[]): readonly string[] {
  return sentences.filter((sentence) =>
    spellings.some(({ name, pattern }) => (sentence.match(pattern) ?? []).some((found) => found !== name)),
  );
}

test('finds other spellings of a 3PL, but not the directory’s', () => {
  expect(otherSpellings(['ShipBob refused it.', 'Ask Infoplus for it.', 'Shipbob and Info Plus took it.'])).toEqual([
    'ShipBob refused it.',
    'Ask Infoplus for it.',
  ]);
});

test('every sentence spells 3PLs as the directory does (§2)', () => {
  const sources = ['providers', 'engine', 'database', 'domain'].map((room) => `packages/${room}/src/**/*.ts`);
  const sentences = sentencesInSources(
    [...sources, 'packages/domain/languages/**/*.ts', 'apps/*/src/**/*.ts'],
    () => '…',
  );
  expect(sentences.length).toBeGreaterThan(1_000);
  expect(otherSpellings(sentences)).toEqual([]);
});

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Proof, titleReader } from './coverage.ts';
import { hazards } from './hazards.ts';
import { type Hazard, type SafetyRun, safetyPage, unlistedFigures } from './safetyPage.ts';

const root = join(import.meta.dirname, '..');

describe('tools/hazards.ts', () => {
  const titlesIn = titleReader(root);

  test('every hazard names tests that exist', () => {
    // Of many files at once, their tests are made by the files themselves; that there are some is what can be looked
    // up.
    const exists = ({ path, title }: Proof) =>
      path.includes('*') ? title === '%s' && globSync(path, { cwd: root }).length > 0 : titlesIn(path)?.has(title);
    const missing = hazards.flatMap(({ name, proofs }) =>
      proofs.filter((proof) => !exists(proof)).map(({ path, title }) => `${name}: ${path} › ${title}`),
    );
    expect(missing).toEqual([]);
  });

  test('every hazard says what holds it, has a test, and stands once', () => {
    expect(hazards.filter(({ mitigation, proofs }) => mitigation === '' || proofs.length === 0)).toEqual([]);
    expect(new Set(hazards.map(({ name }) => name)).size).toBe(hazards.length);
    expect(
      hazards
        .filter(({ proofs }) => new Set(proofs.map(({ path, title }) => path + title)).size < proofs.length)
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe('the page of figures', () => {
  const hazard: Hazard = {
    name: 'Double submit',
    mitigation: 'one key | one effect',
    proofs: [
      { path: 'a.test.ts', title: 'group › pressed %i times' },
      { path: 'b.test.ts', title: 'any text' },
    ],
  };
  const run = (facts: Partial<SafetyRun> = {}): SafetyRun => ({
    where: '2026-01-02, a machine',
    seed: 7,
    outcomes: [],
    records: [],
    ...facts,
  });
  const passed = (path: string, title: string) => ({ path, title, passed: true });
  const figuresIn = (page: string) =>
    (page.split('\n').find((line) => line.startsWith('| Double submit')) ?? '')
      .split(/(?<!\\) \| /)
      .at(-1)
      ?.replace(/ \|$/, '')
      .split('<br>');

  test('one line for each test, with what it measured, how many ran, in how many cases, when and where', () => {
    const page = safetyPage(
      [hazard],
      run({
        outcomes: [
          passed('a.test.ts', 'group > pressed 2 times'),
          passed('a.test.ts', 'group > pressed 9 times'),
          passed('b.test.ts', 'any text'),
        ],
        records: [
          {
            path: 'a.test.ts',
            title: 'group > pressed 2 times',
            hazard: 'Double submit',
            figure: '1 effect',
            cases: 0,
          },
          { path: 'b.test.ts', title: 'any text', hazard: null, figure: '', cases: 10_000 },
          { path: 'b.test.ts', title: 'any text', hazard: null, figure: '', cases: 500 },
        ],
      }),
      '',
    );
    expect(figuresIn(page)).toEqual([
      '1 effect; 2 tests, 0 failed (2026-01-02, a machine)',
      '1 test, 10,500 cases, 0 failed (2026-01-02, a machine)',
    ]);
    expect(page).toContain(
      '| one key \\| one effect | `a.test.ts` › group › pressed %i times<br>`b.test.ts` › any text |',
    );
  });

  test('a path with a star counts the tests of every file that it fits', () => {
    const all: Hazard = {
      name: 'Double submit',
      mitigation: 'keys',
      proofs: [{ path: '{apps,packages}/**/*.stories.tsx', title: '%s' }],
    };
    const outcomes = [
      passed('apps/a/b.stories.tsx', 'group > one'),
      passed('packages/c.stories.tsx', 'two'),
      passed('apps/a/b.test.tsx', 'three'),
    ];
    expect(figuresIn(safetyPage([all], run({ outcomes }), ''))).toEqual(['2 tests, 0 failed (2026-01-02, a machine)']);
  });

  test('a test that the run left out keeps its figure; one that never ran says so', () => {
    const first = safetyPage([hazard], run({ outcomes: [passed('b.test.ts', 'any text')] }), '');
    expect(figuresIn(first)).toEqual(['not run yet', '1 test, 0 failed (2026-01-02, a machine)']);
    const second = safetyPage(
      [hazard],
      run({ where: 'later', outcomes: [passed('a.test.ts', 'group > pressed 3 times')] }),
      first,
    );
    expect(figuresIn(second)).toEqual(['1 test, 0 failed (later)', '1 test, 0 failed (2026-01-02, a machine)']);
  });

  test('a failure stands there as one', () => {
    expect(
      figuresIn(
        safetyPage([hazard], run({ outcomes: [{ path: 'b.test.ts', title: 'any text', passed: false }] }), ''),
      )?.[1],
    ).toContain('**1 failed**');
  });

  test('a test of another file or another title lends no figure', () => {
    const outcomes = [
      passed('b.test.ts', 'group > pressed 2 times'),
      passed('a.test.ts', 'not in the group, pressed 2 times'),
      passed('b.test.ts', 'not any text'),
    ];
    expect(figuresIn(safetyPage([hazard], run({ outcomes }), ''))).toEqual(['not run yet', 'not run yet']);
  });

  test('what could not be held is said', () => {
    expect(safetyPage([hazard], run(), '')).toContain('Nothing is known.');
    expect(safetyPage([{ ...hazard, residualRisk: 'Two browsers have two keys.' }], run(), '')).toContain(
      '- **Double submit**: Two browsers have two keys.',
    );
  });

  test('a figure that no row would show is reported', () => {
    const record = { path: 'b.test.ts', title: 'any text', hazard: 'Double submit', figure: '1 effect', cases: 0 };
    expect(unlistedFigures([hazard], [record, { ...record, hazard: null }])).toEqual([]);
    expect(
      unlistedFigures(
        [hazard],
        [
          { ...record, hazard: 'Doubel submit' },
          { ...record, path: 'c.test.ts' },
          { ...record, title: 'other' },
        ],
      ),
    ).toHaveLength(3);
  });
});

import { describe, expect, test } from 'vitest';
import { type ProvenHazard, type SafetyRun, safetyPage, unlistedFigures, withProofs } from './safetyPage.ts';

describe('the page of figures', () => {
  const hazard: ProvenHazard = {
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
    const all: ProvenHazard = {
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

  test('a failure is shown as one', () => {
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

  test('what could not be held is named', () => {
    expect(safetyPage([hazard], run(), '')).toContain('Nothing is known.');
    expect(safetyPage([{ ...hazard, residualRisk: 'Two browsers have two keys.' }], run(), '')).toContain(
      '- **Double submit**: Two browsers have two keys.',
    );
  });

  test('without a run every figure and the seed stay', () => {
    const first = safetyPage([hazard], run({ outcomes: [passed('b.test.ts', 'any text')] }), '');
    expect(safetyPage([hazard], null, first)).toBe(first);
  });

  test('the tests of a hazard are those with its tag; a suite stands for the files that run it', () => {
    const { name, mitigation } = hazard;
    const tags = ['hazard:a'];
    expect(
      withProofs(
        [{ id: 'hazard:a', name, mitigation, everyTestOf: '*.stories.tsx' }],
        [
          { path: 'b/b.test.ts', title: 'one', tags },
          { path: 'b/c.test.ts', title: 'two', tags: ['§1.1'] },
          { path: 'b/suite.ts', title: '%s', tags },
        ],
      ),
    ).toEqual([
      {
        name,
        mitigation,
        proofs: [
          { path: 'b/b.test.ts', title: 'one' },
          { path: 'b/*.test.*', title: '%s' },
          { path: '*.stories.tsx', title: '%s' },
        ],
      },
    ]);
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

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestOutcome } from './OutcomeReporter.ts';
import { firstLine } from './firstLine.ts';

/** The parts of `playwright test --reporter=json` that this file reads. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: readonly Suite[];
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A file or a group in it. */
interface Suite {
  title: string;
  suites?: readonly Suite[];
  specs: readonly { title: string; file: string; ok: boolean; tests: readonly PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  annotations: readonly { type: string; description?: string }[];
  results: readonly { error?: { message?: string } }[];
}

const root = join(import.meta.dirname, '../..');

/** Every test that ran, with its file's path from the repository's root and the title "group > title". */
export function readPlaywrightReport(reportFile: string): readonly TestOutcome[] {
  const { config, suites }: PlaywrightReport = JSON.parse(readFileSync(reportFile, 'utf8'));
  return suites.flatMap((file) => outcomesIn(file, []));

  function outcomesIn({ specs, suites: groups = [] }: Suite, titles: readonly string[]): readonly TestOutcome[] {
    return [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
        .map(({ title, file, ok, tests }) => ({
          path: relative(root, join(config.rootDir, file)),
          title: [...titles, title].join(' > '),
          passed: ok,
          figures: tests
            .flatMap(({ annotations }) => annotations)
            .flatMap(({ type, description }) => (type === 'figure' && description ? [description] : [])),
          ...(ok ? {} : { reason: firstLine(tests.flatMap(({ results }) => results)[0]?.error?.message) }),
        })),
      ...groups.flatMap((group) => outcomesIn(group, [...titles, group.title])),
    ];
  }
}

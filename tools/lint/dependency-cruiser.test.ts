import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * Copies everything that the rules look at, plants violations of each rule, and expects that they are reported and nothing
 * else is. One run for both, since it takes more than a minute.
 */
const root = join(import.meta.dirname, '../..');

interface PlantedViolation {
  rule: string;
  file: string;
  code: string;
}

const plantedViolations: readonly PlantedViolation[] = [
  {
    rule: 'no-circles',
    file: 'packages/domain/src/orders/planted/one.ts',
    code: "import type { Two } from './two.ts';\nexport interface One { two: Two }\n",
  },
  {
    rule: 'no-circles',
    file: 'packages/domain/src/orders/planted/two.ts',
    code: "import type { One } from './one.ts';\nexport interface Two { one: One }\n",
  },
  {
    rule: 'domain-alone',
    file: 'packages/domain/src/orders/plantedReact.ts',
    code: "import { useState } from 'react';\nexport const x = useState;\n",
  },
  {
    rule: 'domain-alone',
    file: 'packages/domain/src/orders/plantedType.ts',
    code: "import type { ApiClient } from '../../../api-client/src/index.ts';\nexport type X = ApiClient;\n",
  },
  {
    rule: 'domain-features',
    file: 'packages/domain/src/orders/plantedFeature.ts',
    code: "import type { Stats } from '../dashboard/Stats.ts';\nexport type X = Stats;\n",
  },
  {
    rule: 'api-client-imports',
    file: 'packages/api-client/src/orders/plantedReact.ts',
    code: "import { useState } from 'react';\nexport const x = useState;\n",
  },
  {
    rule: 'api-client-features',
    file: 'packages/api-client/src/orders/plantedFeature.ts',
    code: "import * as shop from '../shop/index.ts';\nexport const x = shop;\n",
  },
  {
    rule: 'msw-only-in-mocks',
    file: 'packages/api-client/src/orders/plantedMsw.ts',
    code: "import { http } from 'msw';\nexport const x = http;\n",
  },
  {
    rule: 'database-imports',
    file: 'packages/database/src/orders/plantedClient.ts',
    code: "import type { ApiClient } from '../../../api-client/src/index.ts';\nexport type X = ApiClient;\n",
  },
  {
    rule: 'providers-imports',
    file: 'packages/providers/src/plantedQueries.ts',
    code: "import { sql } from 'drizzle-orm';\nexport const x = sql;\n",
  },
  {
    rule: 'simulators-know-no-adapter',
    file: 'packages/providers/src/simulators/plantedAdapter.ts',
    code: "import type { CallProvider } from '../http/CallProvider.ts';\nexport type X = CallProvider;\n",
  },
  {
    rule: 'engine-imports',
    file: 'packages/engine/src/orders/plantedQueries.ts',
    code: "import { sql } from 'drizzle-orm';\nexport const x = sql;\n",
  },
  {
    rule: 'ui-imports',
    file: 'packages/ui/src/orders/plantedClient.tsx',
    code: "import type { ApiClient } from '@hub/api-client';\nexport type X = ApiClient;\n",
  },
  {
    rule: 'ui-imports',
    file: 'packages/ui/src/orders/plantedRouter.tsx',
    code: "import { Link } from 'react-router-dom';\nexport const x = Link;\n",
  },
  {
    rule: 'ui-imports',
    file: 'packages/ui/src/orders/plantedQuery.tsx',
    code: "import { useQuery } from '@tanstack/react-query';\nexport const x = useQuery;\n",
  },
  {
    rule: 'ui-features',
    file: 'packages/ui/src/orders/plantedFeature.tsx',
    code: "import * as dashboard from '../dashboard/index.ts';\nexport const x = dashboard;\n",
  },
  {
    rule: 'polaris-only-in-ui',
    file: 'apps/web/src/orders/plantedPolaris.tsx',
    code: "import { Page } from '@shopify/polaris';\nexport const x = Page;\n",
  },
  {
    rule: 'mocks-only-for-server-tests-stories',
    file: 'apps/web/src/orders/plantedMocks.tsx',
    code: "import * as mocks from '@hub/api-client/mocks';\nexport const x = mocks;\n",
  },
  {
    rule: 'testing-only-for-tests',
    file: 'apps/web/src/orders/plantedTesting.tsx',
    code: "import { x } from '../testing/planted.ts';\nexport const y = x;\n",
  },
  {
    rule: 'testing-only-for-tests',
    file: 'packages/ui/src/orders/plantedTesting.tsx',
    code: "import { anOrder } from '@hub/domain/testing';\nexport const x = anOrder;\n",
  },
  {
    rule: 'no-package-imports-an-app',
    file: 'packages/ui/src/layout/plantedApp.ts',
    code: "import * as app from '../../../../apps/server/src/main.ts';\nexport const x = app;\n",
  },
  {
    rule: 'no-package-reaches-an-app',
    file: 'packages/ui/src/orders/Planted.stories.tsx',
    code: "import preview from '../../../../.storybook/plantedPreview.ts';\nexport const x = preview;\n",
  },
  {
    rule: 'no-app-imports-another',
    file: 'apps/server/src/plantedApp.ts',
    code: "import { x } from '../../web/src/testing/planted.ts';\nexport const y = x;\n",
  },
  {
    rule: 'web-layers',
    file: 'apps/web/src/orders/actions/plantedUpward.ts',
    code: "import { x } from '../list/planted.ts';\nexport const y = x;\n",
  },
  {
    rule: 'web-layers',
    file: 'apps/web/src/inventory/plantedSibling.ts',
    code: "import type { X } from '../workflows/planted.ts';\nexport type Y = X;\n",
  },
];

const supportFiles = [
  { file: 'apps/web/src/testing/planted.ts', code: 'export const x = 1;\n' },
  {
    file: '.storybook/plantedPreview.ts',
    code: "import { x } from '../apps/web/src/testing/planted.ts';\nexport default x;\n",
  },
  { file: 'apps/web/src/orders/list/planted.ts', code: 'export const x = 1;\n' },
  { file: 'apps/web/src/workflows/planted.ts', code: 'export type X = 1;\n' },
];

interface Violation {
  from: string;
  rule: { name: string };
  cycle?: readonly { name: string }[];
}

/** What dependency-cruiser says of the tree at `cwd`. */
function violationsIn(cwd: string): Violation[] {
  const depcruise = join(root, 'node_modules/.bin/depcruise');
  const run = () =>
    execFileSync(
      depcruise,
      ['--config', join(root, 'tools/lint/dependency-cruiser.config.mjs'), '--output-type', 'json', 'packages', 'apps'],
      { cwd, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] },
    );
  let output: string;
  try {
    output = run();
  } catch (failed) {
    // A non-zero exit counts the errors; the report still stands on standard output.
    output = (failed as { stdout: string }).stdout;
  }
  const report = JSON.parse(output) as { summary: { violations: Violation[]; totalCruised: number } };
  expect(report.summary.totalCruised).toBeGreaterThan(3_000);
  return report.summary.violations;
}

describe('the walls between the rooms', () => {
  const copy = mkdtempSync(join(tmpdir(), 'dependency-rules-'));
  let reportedViolations: Violation[] = [];
  /** For every import of every file, on a machine that does other work. */
  const slowestMs = 600_000;

  beforeAll(() => {
    for (const folder of ['packages', 'apps', '.storybook', 'tools', 'node_modules/@hub']) {
      cpSync(join(root, folder), join(copy, folder), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !/[/](dist|[.]vite)$|[.]gz$|[/]node_modules[/][.]/.test(path),
      });
    }
    cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
    // Ours were copied: they lead to the packages of the copy.
    for (const name of readdirSync(join(root, 'node_modules')))
      if (name !== '@hub') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
    for (const { file, code } of [...plantedViolations, ...supportFiles]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), code);
    }
    reportedViolations = violationsIn(copy);
  }, slowestMs);
  afterAll(() => rmSync(copy, { recursive: true }));

  test('stand today', () => {
    const planted = new Set([...plantedViolations, ...supportFiles].map(({ file }) => file));
    const others = reportedViolations.filter(({ from }) => !planted.has(from));
    expect(others.map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual([]);
  });

  test.each(plantedViolations)('$rule is reported for $file', ({ rule, file }) => {
    const reported = reportedViolations
      .filter(({ from, cycle }) => from === file || cycle?.some(({ name }) => name === file))
      .map((violation) => violation.rule.name);
    expect(reported).toContain(rule);
  });
});

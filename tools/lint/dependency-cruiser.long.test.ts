import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Breaks each rule in a tree of planted files, which dependency-cruiser checks in a second. */
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
    rule: 'languages',
    file: 'packages/domain/languages/de/planted.ts',
    code: "import { x } from '../es/planted.ts';\nexport const y = x;\n",
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
    rule: 'handlers-only-on-servers',
    file: 'packages/api-client/src/orders/plantedServer.ts',
    code: "import { RequestError } from '../server/RequestError.ts';\nexport const x = RequestError;\n",
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
    file: 'packages/providers/src/dcl/simulator/plantedAdapter.ts',
    code: "import type { CallProvider } from '../../http/CallProvider.ts';\nexport type X = CallProvider;\n",
  },
  {
    rule: 'simulators-in-demo-only',
    file: 'packages/providers/src/plantedSimulators.ts',
    code: "import { simulators } from './simulators/simulators.ts';\nexport const x = simulators;\n",
  },
  {
    rule: 'platform-imports',
    file: 'packages/platform/src/plantedQueries.ts',
    code: "import { sql } from 'drizzle-orm';\nexport const x = sql;\n",
  },
  {
    rule: 'store-simulator-knows-no-client',
    file: 'packages/platform/src/simulator/plantedClient.ts',
    code: "import { x } from '../store/createStoreClient.ts';\nexport const y = x;\n",
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
    rule: 'packages-know-component-preview-alone',
    file: 'packages/ui/src/orders/Planted.stories.tsx',
    code: "import preview from '../../../../.storybook/preview.tsx';\nexport const x = preview;\n",
  },
  {
    rule: 'component-preview-knows-no-app',
    file: '.storybook/componentPreview.tsx',
    code: "import { x } from '../apps/web/src/testing/planted.ts';\nexport default x;\n",
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
  {
    rule: 'server-layers',
    file: 'apps/server/src/http/plantedUpward.ts',
    code: "import { x } from '../serve/planted.ts';\nexport const y = x;\n",
  },
];

interface Violation {
  from: string;
  rule: { name: string };
  cycle?: readonly { name: string }[];
}

interface Report {
  violations: readonly Violation[];
  ruleSetUsed: { forbidden: readonly { name: string }[] };
}

/** The report of dependency-cruiser on the tree at `cwd`. */
function cruise(cwd: string): Report {
  const run = () =>
    execFileSync(
      join(root, 'node_modules/.bin/depcruise'),
      ['--config', join(root, 'tools/lint/dependency-cruiser.config.mjs'), '--output-type', 'json', 'packages', 'apps'],
      { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
  let output: string;
  try {
    output = run();
  } catch (failed) {
    // The exit code is the number of errors; the report is still on standard output.
    output = (failed as { stdout: string }).stdout;
  }
  return JSON.parse(output).summary;
}

const tree = mkdtempSync(join(tmpdir(), 'dependency-rules-'));
let report: Report;

function write(file: string, code: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), code);
}

beforeAll(() => {
  write('tsconfig.base.json', '{}');
  for (const { file, code } of plantedViolations) write(file, code);
  for (const { file, code } of plantedViolations) {
    const imported = /'([.][^']+)'/.exec(code)?.[1];
    if (imported === undefined) continue;
    const target = join(dirname(file), imported);
    if (!existsSync(join(tree, target))) write(target, 'export {};\n');
  }
  // Stories of components may import their preview, whose imports are checked too.
  write('packages/ui/src/orders/Allowed.stories.tsx', "import '../../../../.storybook/componentPreview.tsx';\n");
  report = cruise(tree);
});
afterAll(() => rmSync(tree, { recursive: true }));

test.each(plantedViolations)('$rule is reported for $file', ({ rule, file }) => {
  const reported = report.violations
    .filter(({ from, cycle }) => from === file || cycle?.some(({ name }) => name === file))
    .map((violation) => violation.rule.name);
  expect(reported).toContain(rule);
});

test('reports nothing that the rules allow, and each rule has a file that breaks it', () => {
  expect(report.violations.filter(({ from }) => from === 'packages/ui/src/orders/Allowed.stories.tsx')).toEqual([]);
  const rules = report.ruleSetUsed.forbidden.map(({ name }) => name);
  expect(new Set(plantedViolations.map(({ rule }) => rule))).toEqual(new Set(rules));
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `pnpm call-examples` writes callExamples.json from what the contract tests send and get.
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'api-client', fileURLToPath(new URL('src/mocks/callExamples.test.ts', import.meta.url))],
  { env: { ...process.env, CALL_EXAMPLES: 'write' }, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from './fixtures.ts';
import { type RunningServer, startServer } from './startServer.ts';

interface DemoOptions {
  /** CSV of the initial orders. */
  orders: string;
  /** Speed of the store's and warehouses' clocks. At 0 they and all cutoffs are stopped. */
  speed: number;
}

/** `test` with a demo on its own data. All tests of the file in a worker share it. */
export function testOnDemo({ orders, speed }: DemoOptions) {
  return test.extend<object, { demo: RunningServer }>({
    demo: [
      async ({}, use) => {
        const directory = await mkdtemp(join(tmpdir(), 'demo-'));
        const file = join(directory, 'orders.csv');
        await writeFile(file, orders);
        const server = await startServer(['--demo', '--speed', String(speed), '--orders', file], {
          DATA_DIR: join(directory, 'data'),
        });
        await use(server);
        await server.stop();
        await rm(directory, { recursive: true });
      },
      { scope: 'worker' },
    ],
    server: async ({ demo }, use) => use(demo),
  });
}

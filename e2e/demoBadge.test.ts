import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOrdersCsv } from './demoOrders.ts';
import { expect, test as base } from './fixtures.ts';
import { expectFocusOn, expectSomeFocus } from './keyboard.ts';
import { type RunningServer, startServer } from './startServer.ts';

const test = base.extend<object, { demo: RunningServer }>({
  demo: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'badge-'));
      const file = join(directory, 'orders.csv');
      await writeFile(file, demoOrdersCsv({ count: 5, unitPrice: 2.55, country: 'United Kingdom' }));
      const server = await startServer(['--demo', '--speed', '0', '--orders', file], {
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

test('what the badge of the demo opens takes the focus, and gives it back however it is closed', async ({
  page,
  openApp,
}) => {
  await openApp('/app/dashboard');
  const badge = page.getByRole('button', { name: 'Demo' });
  const dialog = page.getByRole('dialog', { name: 'This is the demo' });
  await badge.focus();
  for (const close of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectFocusOn(page, 'Close');
    await expectSomeFocus(page);
    await page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    await expect(badge).toBeFocused();
    await expectSomeFocus(page);
  }
});

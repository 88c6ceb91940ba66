import { expect, fn } from 'storybook/test';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { on320px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { DemoDialog } from './DemoDialog.tsx';

const meta = preview.meta({
  component: DemoDialog,
  parameters: docsInIframe,
  args: { facts: { dataDirectory: '/home/robin/fulfillment-hub/.data' }, onClose: fn() },
});

export const Default = meta.story();

Default.test('says what is simulated, what is real and where the data is stored', async ({ canvas }) => {
  const names = canvas.getAllByRole('term').map((term) => term.textContent);
  await expect(names).toEqual([
    'The store',
    'Warehouses and carriers',
    'Payments',
    'The orders',
    'The database',
    'Your data',
    'Start over',
  ]);
  await expect(canvas.getByText(/: \/home\/robin\/fulfillment-hub\/\.data$/)).toBeVisible();
  await expect(canvas.getByText('Stop the server, delete this directory and start again.')).toBeVisible();
});

Default.test('closes by its button and on Escape', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

/** The demo keeps its orders on a database server. */
export const OnDatabaseServer = meta.story({ args: { facts: { dataDirectory: null } } });

OnDatabaseServer.test('offers no directory to delete for a database server', async ({ canvas }) => {
  await expect(canvas.getByText('In the PostgreSQL database that DATABASE_URL names.')).toBeVisible();
  await expect(canvas.queryByText(/directory/)).toBeNull();
});

/** The data directory has a long path without spaces. */
export const LongNames = meta.story({
  ...on320px,
  args: { facts: { dataDirectory: `/${'very-long-name/'.repeat(12)}` } },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

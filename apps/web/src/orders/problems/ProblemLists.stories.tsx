import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inOwnSituation } from '../../testing/inOwnSituation.ts';
import { inScenario } from '../../testing/inScenario.ts';

/** The lists of what needs a person, as screens: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Orders/Problem lists',
  component: AppAt,
  args: { path: '/app/dashboard-v0/backorders?period=all' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

/** The rows of the list, once loaded. */
async function rowsOf(canvas: Canvas): Promise<HTMLElement[]> {
  const grid = await canvas.findByRole('grid');
  return within(grid).getAllByRole('row');
}

const readingOf = (canvas: Canvas) => canvas.findByRole('status', { name: 'Checking short SKUs' });

async function allRead({ canvas }: { canvas: Canvas }) {
  await rowsOf(canvas);
  await canvas.findAllByText(/^Short: /);
  await waitFor(async () => expect((await readingOf(canvas)).textContent).toBe(''));
}

/** A merchant goes through the orders that wait for stock. */
export const BackOrders = meta.story({ tags: ['narrow'], ...inScenario('default'), play: inOwnSituation(allRead) });

BackOrders.test(
  'back order list: each visible row shows a short SKU, the quantity, and what a partial release would send',
  async ({ canvas }) => {
    const rows = await rowsOf(canvas);
    for (const row of rows.slice(0, 3)) {
      await expect(row).toHaveTextContent(/Short: \S+ × \d/);
      await expect(row).toHaveTextContent(/A partial release would send|Unfulfilled|Partially fulfilled/);
    }
    await expect(canvas.getByText(/can be released partially$/)).toBeVisible();
  },
);

BackOrders.test('the same facts are in the detail near the release buttons', async ({ canvas, userEvent }) => {
  const [row] = await rowsOf(canvas);
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Expand/ }));
  const facts = await canvas.findByRole('region', { name: 'Waiting for stock' });
  const [first] = within(facts).getAllByRole('listitem');
  await expect(row).toHaveTextContent(`Short: ${first?.textContent}`);
  await expect(canvas.getByRole('button', { name: 'Move to Open' })).toBeVisible();
});

/** The sandbox with failing order details. */
const withoutDetails: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input), window.location.origin);
  return pathname.startsWith('/get-order-detail/')
    ? Response.json({ message: 'The warehouse system is down.' }, { status: 503 })
    : window.fetch(input, init);
};

/** The details of the orders cannot be loaded. */
export const BackOrdersUnread = meta.story({
  ...inScenario('default'),
  args: { overrides: { fetch: withoutDetails } },
  play: inOwnSituation(async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry checking short SKUs' });
  }),
});

BackOrdersUnread.test(
  'a failed read shows on its row and above the list, with Retry; the rows stay',
  async ({ canvas }) => {
    await expect(await readingOf(canvas)).toHaveTextContent(/^\d+ of \d+ couldn’t be checked$/);
    await expect((await canvas.findAllByText('We couldn’t check what is short'))[0]).toBeVisible();
  },
);

/** A merchant goes through the orders that were stopped. */
export const Errors = meta.story({
  ...inScenario('default'),
  args: { path: '/app/dashboard-v0/errororders?period=all' },
  play: inOwnSituation(async ({ canvas }) => {
    await rowsOf(canvas);
  }),
});

Errors.test(
  'error list: each row has one of the three labels as a badge, and its reason',
  { tags: ['§2.90'] },
  async ({ canvas }) => {
    for (const row of await rowsOf(canvas))
      await expect(row).toHaveTextContent(/(Workflows Error|Shipment Error|3PL API Error): \S/);
  },
);

Errors.test('the workflow error entries are in the detail', { tags: ['§2.104'] }, async ({ canvas, userEvent }) => {
  const row = (await rowsOf(canvas)).find(({ textContent }) =>
    textContent.includes('Workflows Error: Not enough stock'),
  );
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /^Expand/ }));
  const problems = await canvas.findByRole('region', { name: 'Why this order is stopped' });
  await expect(problems).toHaveTextContent('Not enough stock at any location');
  await expect(problems).toHaveTextContent(/SKU \S+/);
  await expect(problems).toHaveTextContent(/Require \d/);
});

/** Filtered by one cause. */
export const ErrorsOfOneCause = meta.story({
  ...inScenario('default'),
  args: { path: '/app/dashboard-v0/errororders?period=all' },
  play: inOwnSituation(async ({ canvas, userEvent }) => {
    await rowsOf(canvas);
    const [cause] = within(await canvas.findByRole('group', { name: /^By cause/ })).getAllByRole('button');
    await userEvent.click(cause as HTMLElement);
  }),
});

ErrorsOfOneCause.test('a click on a cause shows only its orders, as many as counted', async ({ canvas }) => {
  const cause = canvas.getByRole('button', { pressed: true });
  const count = /\d+$/.exec(cause.textContent)?.[0];
  await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', count);
});

/** A shop without back orders. */
export const Empty = meta.story({ ...inScenario('empty') });

Empty.test('no back orders: "No Orders" and no reading progress', async ({ canvas }) => {
  await expect(await canvas.findByText('No Orders')).toBeVisible();
  await expect(canvas.queryByRole('status', { name: 'Checking short SKUs' })).toBeNull();
});

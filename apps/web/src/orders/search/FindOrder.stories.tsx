import { scenarios } from '@hub/api-client/mocks';
import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { plainShell } from '../../shell/chooseShell.ts';
import { createToastStore } from '../../toasts/ToastStore.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { inOwnSituation } from '../../testing/inOwnSituation.ts';
import { inScenario } from '../../testing/inScenario.ts';

/** Finding an order from a screen without orders: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Orders/Search',
  component: AppAt,
  args: { path: '/app/settings/knowledge' },
  parameters: { layout: 'fullscreen' },
});

type Type = { type(element: Element, text: string): Promise<void> };

async function typed(userEvent: Type, text: string): Promise<void> {
  await userEvent.type(await screen.findByRole('combobox', { name: /^Find an order/ }), text);
}

/** A server without its own search: two searches of §7. */
const withoutSearch = { sentence: 'A server that has no search of its own.', capabilities: ['idempotency'] };

/** One call finds orders with their stage, customers and products. */
export const Everything = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  play: inOwnSituation(async ({ userEvent }) => {
    await typed(userEvent, '178{Enter}');
    await screen.findAllByRole('option');
  }),
});

Everything.test('a customer opens the list of their orders', async ({ canvas, userEvent }) => {
  const customers = within(screen.getByRole('group', { name: 'Customers' })).getAllByRole('option');
  await userEvent.click(customers[0] as HTMLElement);
  await expect(await canvas.findByRole('heading', { name: 'All Orders', level: 1 })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Search by' })).toHaveValue('customer_wise');
});

/** The text matches no order, customer or product. */
export const NothingAtAll = meta.story({
  ...inScenario('default'),
  play: inOwnSituation(async ({ userEvent }) => {
    await typed(userEvent, '%%{Enter}');
    await screen.findByText('No order, customer or product found.');
  }),
});

NothingAtAll.test('an empty result has a message, and the text can be corrected', async () => {
  await expect(screen.getByRole('combobox', { name: /^Find an order/ })).toHaveValue('%%');
});

/** A SKU is entered, on a server without its own search. */
export const BySku = meta.story({
  ...inScenario(withoutSearch),
  play: inOwnSituation(async ({ userEvent }) => {
    await typed(userEvent, '85123A{Enter}');
    await screen.findAllByRole('option');
  }),
});

BySku.test('the order opens in its list with its detail', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByText('Total Items')).toBeVisible();
});

/** The order number is not in the shop, on a server without its own search. */
export const Nothing = meta.story({
  ...inScenario({ ...scenarios.empty, ...withoutSearch }),
  play: inOwnSituation(async ({ userEvent }) => {
    await typed(userEvent, '536365{Enter}');
    await screen.findByText(/^No order has this number/);
  }),
});

Nothing.test('an empty result has a message, and the text can be corrected', async () => {
  await expect(screen.getByRole('combobox', { name: /^Find an order/ })).toHaveValue('536365');
  await expect(screen.queryByRole('listbox')).toBeNull();
});

export const Error = meta.story({
  ...inScenario({ ...scenarios.failing, ...withoutSearch }),
  play: inOwnSituation(async ({ userEvent }) => {
    await typed(userEvent, '536365{Enter}');
    await within(screen.getByRole('search', { name: 'Find an order' })).findByText(/GET \/list-order · status 500/);
  }),
});

Error.test('a failed search never shows as an empty result', async () => {
  await expect(screen.queryByText(/^No order has this number/)).toBeNull();
  await expect(
    within(screen.getByRole('search', { name: 'Find an order' })).getByRole('button', { name: 'Retry' }),
  ).toBeVisible();
});

/** Embedded in the store's admin, which has the top bar. */
export const Embedded = meta.story({
  ...inScenario('default'),
  args: { overrides: { shell: { ...plainShell(window, createToastStore()), drawsNavigation: true } } },
});

Embedded.test('embedded, the field is above the screen', async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: /^Find an order/ })).toBeVisible();
  await expect(within(canvas.getByRole('main')).getByRole('search', { name: 'Find an order' })).toBeVisible();
});

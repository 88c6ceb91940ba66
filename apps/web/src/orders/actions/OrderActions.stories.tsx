import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inOwnSituation } from '../../testing/inOwnSituation.ts';
import { inScenario } from '../../testing/inScenario.ts';

/** Actions on one order: the whole app at /app/dashboard, the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Orders/Actions on one order',
  component: AppAt,
  args: { path: '/app/dashboard?period=all' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

/** The first order of a card is open. */
const opened = (stage: string) => ({
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    (await canvas.findByRole('button', { name: `Expand ${stage}` })).click();
    const grid = await canvas.findByRole('grid', { name: stage });
    const [expand] = await within(grid).findAllByRole('button', { name: /^Expand/ });
    expand?.click();
    await canvas.findByRole('group', { name: 'Actions' });
    await canvas.findByText('Total Items');
  }),
});

const actions = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Actions' }));

async function act(canvas: Canvas, button: string): Promise<void> {
  (await actions(canvas).findByRole('button', { name: button })).click();
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('button', { name: button }).click();
}

/** Replaces the replies of one path. */
function withFault(path: string, answer: () => Response | Promise<Response>) {
  return inScenario('default', { faults: [http.post(path, answer)] });
}

/** An order that has not been sent to a warehouse is open in its list. */
export const OpenOrder = meta.story({ tags: ['narrow'], ...inScenario('default'), ...opened('Open Orders') });

/** Why each workflow ran on an open order or did not. */
export const WorkflowReasons = meta.story({
  ...inScenario('default'),
  play: inOwnSituation(async (context: { canvas: Canvas }) => {
    await opened('Open Orders').play(context);
    (await context.canvas.findByRole('button', { name: 'Why each workflow ran or didn’t' })).click();
    await context.canvas.findByRole('group', { name: 'Workflows and this order' });
  }),
});

WorkflowReasons.test('shows each active workflow with its reason and a link to it', async ({ canvas }) => {
  const reasons = within(canvas.getByRole('group', { name: 'Workflows and this order' }));
  const link = reasons.getByRole('link', { name: 'Hold large orders' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('/app/workflows/allworkflows?edit=1'));
  await expect(reasons.queryByText('Tag wholesale orders')).toBeNull();
});

WorkflowReasons.test('an order from the store is not called imported', async ({ canvas }) => {
  await expect(canvas.getByText('Order received from the store')).toBeVisible();
  const reasons = within(canvas.getByRole('group', { name: 'Workflows and this order' }));
  await expect(reasons.getAllByText(/^It was switched on, or last saved, after this order was placed/)).toHaveLength(3);
  await expect(reasons.queryByText(/imported/)).toBeNull();
});

/** A parcel was lost, so the merchant sends items of a shipped order again. */
export const ShipAgain = meta.story({
  ...inScenario('default'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    (await canvas.findByRole('button', { name: 'Expand Shipped Orders' })).click();
    const grid = await canvas.findByRole('grid', { name: 'Shipped Orders' });
    const [expand] = await within(grid).findAllByRole('button', { name: /^Expand/ });
    expand?.click();
    (await canvas.findByRole('button', { name: 'Ship again' })).click();
    await screen.findByRole('dialog');
  }),
});

ShipAgain.test('asks for units and a reason before anything is sent', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByText('Choose units to see who ships them.')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeEnabled();
});

/** A 3PL refused an order because of its address. */
export const FixAddress = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    (await canvas.findByRole('button', { name: 'Expand Errors' })).click();
    const grid = await canvas.findByRole('grid', { name: 'Errors' });
    const row = (await within(grid).findAllByText('Address could not be verified'))[0]?.closest('[role="row"]');
    within(row as HTMLElement)
      .getByRole('button', { name: /^Expand/ })
      .click();
    (await canvas.findByRole('button', { name: 'Fix address' })).click();
    await screen.findByRole('dialog');
  }),
});

FixAddress.test('saves the address, and offers Retry where it offered the fix', async ({ canvas, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit the address of/ }));
  const street = dialog.getByRole('textbox', { name: 'Street and number' });
  await userEvent.clear(street);
  await userEvent.type(street, '12 Mill Lane');
  await userEvent.click(dialog.getByRole('button', { name: /^Save address/ }));
  await expect(await canvas.findByText(/^The address of .* is saved\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shipTo = within(canvas.getByRole('region', { name: 'Ship to' }));
  await expect(await shipTo.findByText('12 Mill Lane')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Fix address' })).toBeNull();
  const cure = within(canvas.getByRole('group', { name: 'What to do' }));
  await expect(cure.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

OpenOrder.test('stepper plus Close Order; declining does nothing', async ({ canvas }) => {
  const labels = actions(canvas)
    .getAllByRole('button')
    .map((button: HTMLElement) => button.textContent);
  await expect(labels).toEqual([
    'Hold Order',
    'Run Product Workflows',
    'Run Shipment Workflows',
    'Ship Now',
    'Close Order',
  ]);
  actions(canvas).getByRole('button', { name: 'Close Order' }).focus();
  actions(canvas).getByRole('button', { name: 'Close Order' }).click();
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to close this order?' });
  await expect(dialog).toHaveAccessibleDescription(/This cannot be undone\./);
  within(dialog).getByRole('button', { name: 'Cancel' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(actions(canvas).getByRole('button', { name: 'Close Order' })).toHaveFocus();
});

OpenOrder.test('the result is a banner above the list, with Undo', async ({ canvas }) => {
  await act(canvas, 'Hold Order');
  await expect(await canvas.findByText(/is on hold\.$/)).toBeVisible();
  (await canvas.findByRole('button', { name: 'Undo' })).click();
  await expect(await canvas.findByText(/is open\.$/)).toBeVisible();
});

/** Confirmation of removing a part of an item. */
export const RemoveItem = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  play: inOwnSituation(async (context) => {
    await opened('Open Orders').play(context);
    const [remove] = await context.canvas.findAllByRole('button', { name: /^Remove item from order/ });
    remove?.click();
    await screen.findByRole('dialog');
  }),
});

RemoveItem.test('"Are you sure you want to cancel this item?" says how many of what', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to cancel this item?' });
  await expect(dialog).toHaveAccessibleDescription(/^1 of \d+ × /);
});

/** An order is short of stock, and some of its items could go out. */
export const BackOrder = meta.story({ ...inScenario('default'), ...opened('Back Orders') });

BackOrder.test('Move to Open Partially leaves the back orders', async ({ canvas }) => {
  await act(canvas, 'Move to Open Partially');
  await expect(await canvas.findByText(/is partially open\.$/)).toBeVisible();
});

/** An order was stopped by an error. */
export const ErrorOrder = meta.story({ ...inScenario('default'), ...opened('Errors') });

ErrorOrder.test('an order in error is tried again or closed, and says why it stopped', async ({ canvas }) => {
  const [retry, close] = actions(canvas)
    .getAllByRole('button')
    .map((button: HTMLElement) => button.textContent);
  await expect(['Run now', 'Move to Open', 'Run Shipment Workflows']).toContain(retry);
  await expect(close).toBe('Close Order');
  await expect(canvas.getByRole('region', { name: 'Why this order is stopped' })).toBeVisible();
});

/** An order on hold, opened from the list. */
export const HoldOrder = meta.story({ ...inScenario('default'), ...opened('Hold Orders') });

HoldOrder.test('an order on hold is moved to open, and that can be undone', async ({ canvas }) => {
  await expect(
    actions(canvas)
      .getAllByRole('button')
      .map((button: HTMLElement) => button.textContent),
  ).toEqual(['Move to Open', 'Close Order']);
  await act(canvas, 'Move to Open');
  await expect(await canvas.findByText(/is open\.$/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
});

/** Confirmation of removing part of an item. */
export const ReviewOrder = meta.story({ ...inScenario('default'), ...opened('Needs User Review') });

ReviewOrder.test('an order that waits for review is shipped or closed', async ({ canvas }) => {
  await expect(
    actions(canvas)
      .getAllByRole('button')
      .map((button: HTMLElement) => button.textContent),
  ).toEqual(['Ship Now', 'Close Order']);
});

export const ViewOnly = meta.story({ ...inScenario('view-only'), ...opened('Open Orders') });

ViewOnly.test('every action stays focusable and says why it is disabled', async ({ canvas }) => {
  for (const button of actions(canvas).getAllByRole('button')) {
    await expect(button).toHaveAccessibleDescription(
      'You need edit permission for Dashboard to do this. Ask Ana Souza.',
    );
  }
});

/** An order is short of stock, and some of its items could ship. */
export const CloseOrderBlocked = meta.story({ ...inScenario('close-order-blocked'), ...opened('Hold Orders') });

CloseOrderBlocked.test('Close Order is disabled with the reason', async ({ canvas }) => {
  await expect(actions(canvas).getByRole('button', { name: 'Close Order' })).toHaveAccessibleDescription(
    'Closing orders needs edit permission for Insights. Ask Ana Souza.',
  );
});

const acting = (button: string) => ({
  play: inOwnSituation(async (context: { canvas: Canvas }) => {
    await opened('Open Orders').play(context);
    await act(context.canvas, button);
  }),
});

/** The server refused. */
export const Refused = meta.story({
  ...withFault('/ship-now', () =>
    HttpResponse.json({ status: 'error', message: 'It has items waiting for stock; restock them to ship it.' }),
  ),
  ...acting('Ship Now'),
});

Refused.test("shows the server's message as an error, and the order stays", { tags: ['§8.8'] }, async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    'It has items waiting for stock; restock them to ship it.',
  );
  await expect(canvas.getByText('Total Items')).toBeVisible();
});

export const Error = meta.story({
  ...withFault('/hold-order', () => new HttpResponse(null, { status: 500 })),
  ...acting('Hold Order'),
});

Error.test('shows "Something went wrong", that the outcome is unknown, and Retry', async ({ canvas }) => {
  const banner = await canvas.findByRole('alert');
  await expect(banner).toHaveTextContent('Something went wrong');
  await expect(banner).toHaveTextContent('We don’t know whether it was done.');
  await expect(within(banner).getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** A person put the order on hold. */
export const Waiting = meta.story({
  ...withFault('/hold-order', () => new Promise<Response>(() => {})),
  ...acting('Hold Order'),
});

Waiting.test(
  "while it runs, that order's actions are disabled with the reason; others stay enabled",
  async ({ canvas }) => {
    await waitFor(() =>
      expect(actions(canvas).getByRole('button', { name: 'Ship Now' })).toHaveAccessibleDescription(
        'An action is still running. Wait for it to finish.',
      ),
    );
    const rows = within(canvas.getByRole('grid', { name: 'Open Orders' }));
    const [next] = rows.getAllByRole('button', { name: /^Expand/ });
    next?.click();
    await waitFor(() => expect(canvas.getAllByRole('group', { name: 'Actions' })).toHaveLength(2));
    const other = within(canvas.getAllByRole('group', { name: 'Actions' })[1] as HTMLElement);
    await expect(other.getByRole('button', { name: 'Ship Now' })).not.toHaveAttribute('aria-disabled');
  },
);

export const SessionExpired = meta.story({
  ...withFault('/move-to-close', () => new HttpResponse(null, { status: 401 })),
  ...acting('Close Order'),
});

SessionExpired.test('one alert shows, and the page stays behind it', async ({ canvas }) => {
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Session expired, please reload the page!');
  await expect(canvas.getByText('Total Items')).toBeInTheDocument();
});

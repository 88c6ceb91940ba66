import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inOwnSituation } from '../../testing/inOwnSituation.ts';
import { inScenario } from '../../testing/inScenario.ts';

/** Work on many orders at once: the whole app, the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Orders/Bulk actions',
  component: AppAt,
  args: { path: '/app/dashboard-v0/holdorders?period=all' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const selectAll = (canvas: Canvas) => canvas.findByRole('checkbox', { name: /^Select All|selected$/ });

/** Everything in the list is selected. */
const selected = {
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    (await selectAll(canvas)).click();
    await canvas.findByRole('button', { name: 'Clear selection' });
  }),
};

async function act(canvas: Canvas, button: string): Promise<void> {
  canvas.getByRole('button', { name: button }).click();
  const dialog = within(await screen.findByRole('dialog'));
  const verb = dialog.getAllByRole('button').at(-1);
  verb?.click();
}

/** Replaces the replies of one path. */
function withFault(path: string, answer: () => Response | Promise<Response>) {
  return inScenario('default', { faults: [http.post(path, answer)] });
}

/** A merchant releases all orders on hold at once. */
export const AllSelected = meta.story({ tags: ['narrow'], ...inScenario('default'), ...selected });

AllSelected.test('select-all says what it covers, and the actions are enabled', async ({ canvas }) => {
  await expect(canvas.getByText(/^All \d+ orders that match$/)).toBeVisible();
  for (const name of ['Move to Open', 'Move to Close', 'Ship Now'])
    await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
});

AllSelected.test(
  'afterwards the list is empty, a toast says so, and Undo puts them back on hold',
  async ({ canvas }) => {
    await act(canvas, 'Move to Open');
    await canvas.findByText('No Orders');
    (await canvas.findByRole('button', { name: 'Undo' })).click();
    await canvas.findByText(/orders are on hold again\.$/);
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
  },
);

/** Several orders are selected, and an action is pressed. */
export const Prompt = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  play: inOwnSituation(async ({ canvas }) => {
    await selected.play({ canvas });
    canvas.getByRole('button', { name: 'Move to Close' }).click();
    await screen.findByRole('dialog');
  }),
});

Prompt.test('shows a generic heading with the count, and a specific body', async () => {
  const dialog = screen.getByRole('dialog', {
    name: /^Confirm this bulk action before processing\. \d+ Selected Orders\.$/,
  });
  await expect(dialog).toHaveAccessibleDescription(
    /Are you sure you want to move these \d+ order\(s\) to close\?.*This cannot be undone\./,
  );
});

/** A bulk action is done, and the server refused some orders. */
export const SomeFailed = meta.story({
  ...inScenario('partial-bulk-failure'),
  play: inOwnSituation(async ({ canvas }) => {
    await selected.play({ canvas });
    await act(canvas, 'Move to Open');
    await canvas.findByRole('button', { name: 'Retry the 3 failed' });
  }),
});

SomeFailed.test('failed orders stay selected with their reasons and are retried alone', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('checkbox', { name: '3 order(s) selected' })).toBeChecked());
  canvas.getByRole('button', { name: 'Retry the 3 failed' }).click();
  within(await screen.findByRole('dialog', { name: /3 Selected Orders/ }))
    .getByRole('button', { name: 'Move 3 orders to open' })
    .click();
  await canvas.findByText('No Orders');
});

/** Orders are selected in the list under a card of the dashboard. */
export const OnTheDashboard = meta.story({
  ...inScenario('partial-bulk-failure'),
  args: { path: '/app/dashboard?period=all' },
  play: inOwnSituation(async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Expand Hold Orders' })).click();
    await selected.play({ canvas });
  }),
});

OnTheDashboard.test('bulk actions in the card’s header are disabled without a selection', async ({ canvas }) => {
  const header = canvas.getByRole('button', { name: 'Collapse Hold Orders' }).parentElement as HTMLElement;
  const shipNow = within(header).getByRole('button', { name: 'Ship Now' });
  await expect(shipNow).not.toHaveAttribute('aria-disabled', 'true');
  canvas.getByRole('button', { name: 'Clear selection' }).click();
  await waitFor(() => expect(shipNow).toHaveAttribute('aria-disabled', 'true'));
});

OnTheDashboard.test('the result is a banner above the list, and the counts follow', async ({ canvas }) => {
  const header = canvas.getByRole('button', { name: 'Collapse Hold Orders' }).parentElement as HTMLElement;
  await act(canvas, 'Move to Close');
  await canvas.findByText(/^\d+ order\(s\) closed, 3 failed\.$/);
  await waitFor(() => expect(within(header).getByText('3', { exact: true })).toBeVisible());
});

/** Several back orders are selected. */
export const BackOrders = meta.story({
  ...inScenario('default'),
  ...selected,
  args: { path: '/app/dashboard-v0/backorders?period=all' },
});

BackOrders.test('shows the Action select with its two options', async ({ canvas }) => {
  const options = within(canvas.getByRole('combobox', { name: 'Action' })).getAllByRole('option');
  await expect(options.map((option: HTMLElement) => option.textContent)).toEqual([
    'Action',
    expect.stringMatching(/^\d+ sent to Open Orders$/),
    expect.stringMatching(/^\d+ sent to Open Partially$/),
  ]);
});

/** The list has several pages, and a merchant selects the orders of all. */
export const AllThatMatch = meta.story({
  ...inScenario('review-queue-200'),
  args: { path: '/app/dashboard-v0/needsreview' },
});

AllThatMatch.test('selects all that match, on every page', async ({ canvas }) => {
  (await selectAll(canvas)).click();
  await expect(await canvas.findByRole('checkbox', { name: '200 order(s) selected' })).toBeVisible();
  await expect(canvas.getByText('All 200 orders that match')).toBeVisible();
});

export const ViewOnly = meta.story({ ...inScenario('view-only') });

ViewOnly.test('every disabled control says why', async ({ canvas }) => {
  await expect(await selectAll(canvas)).toHaveAccessibleDescription(
    'You need edit permission for Dashboard to do this. Ask Ana Souza.',
  );
  await expect(canvas.getByRole('button', { name: 'Move to Open' })).toHaveAccessibleDescription(
    'You need edit permission for Dashboard to do this. Ask Ana Souza.',
  );
});

/** Staff who may do everything except edit Insights select orders. */
export const CloseBlocked = meta.story({ ...inScenario('close-order-blocked'), ...selected });

CloseBlocked.test('blockCloseOrder disables bulk close and nothing else', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Move to Close' })).toHaveAccessibleDescription(
    'Closing orders needs edit permission for Insights. Ask Ana Souza.',
  );
  await expect(canvas.getByRole('button', { name: 'Ship Now' })).not.toHaveAttribute('aria-disabled');
});

export const Error = meta.story({
  ...withFault('*/move-to-open-bulk', () => new HttpResponse(null, { status: 500 })),
  play: inOwnSituation(async ({ canvas }) => {
    await selected.play({ canvas });
    await act(canvas, 'Move to Open');
    await canvas.findByText('Something went wrong');
  }),
});

Error.test('after a 500, shows the text of §8 and a retry, and keeps the selection', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Check and send again' })).toBeVisible();
  await expect(await selectAll(canvas)).toBeChecked();
});

/** The reply names half of the orders, although all but one were done. */
export const SomeNotKnown = meta.story({
  ...inScenario('bulk-some-named'),
  play: inOwnSituation(async ({ canvas }) => {
    await selected.play({ canvas });
    await act(canvas, 'Move to Open');
    await canvas.findByRole('button', { name: 'Check and send again' });
  }),
});

SomeNotKnown.test('orders that have left the list count as done', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: /^\d+ done, \d+ not known\.$/ })).toBeVisible();
  canvas.getByRole('button', { name: 'Check and send again' }).click();
  await canvas.findByRole('heading', { name: /^\d+ done, 1 not known\.$/ });
  await expect(canvas.getByText('Still in the list. The server didn’t say what happened.')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('checkbox', { name: '1 order(s) selected' })).toBeChecked());
});

/** All orders were done, and the connection broke before the reply. */
export const ReplyLost = meta.story({
  ...inScenario('bulk-reply-lost'),
  play: inOwnSituation(async ({ canvas }) => {
    await selected.play({ canvas });
    await act(canvas, 'Move to Open');
    await canvas.findByRole('button', { name: 'Check and send again' });
  }),
});

ReplyLost.test('nothing is sent again, because no order is left in the list', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Check and send again' }).click();
  await expect(await canvas.findByText(/^\d+ orders done: no longer in Hold Orders\.$/)).toBeVisible();
});

/** The same with a backend without idempotency keys. */
export const ReplyLostWithoutKeys = meta.story({
  ...inScenario('bulk-reply-lost-no-keys'),
  args: { path: '/app/dashboard?period=all' },
  play: inOwnSituation(async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Expand Hold Orders' })).click();
    await selected.play({ canvas });
    await act(canvas, 'Ship Now');
    await canvas.findByRole('button', { name: 'Check and send again' });
  }),
});

ReplyLostWithoutKeys.test('promises no more than the backend guarantees', async ({ canvas }) => {
  await expect(canvas.getByText(/Send again only if it wasn’t done, or it may be done twice/)).toBeVisible();
  await expect(canvas.queryByText(/try again/)).toBeNull();
});

/** An undo whose calls are not answered, canceled twice. */
export const UndoCancelled = meta.story({
  ...withFault('*/hold-order', () => new Promise<Response>(() => {})),
  play: inOwnSituation(async ({ canvas }) => {
    await selected.play({ canvas });
    await act(canvas, 'Move to Open');
    (await canvas.findByRole('button', { name: 'Undo' })).click();
    (await canvas.findByRole('button', { name: 'Cancel' })).click();
    await canvas.findByText('Undo: stopping after 4 orders that were sent');
    canvas.getByRole('button', { name: 'Cancel' }).click();
    await canvas.findByRole('button', { name: 'Send again' });
  }),
});

UndoCancelled.test('sent orders are unknown; the others were not put back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: /^\d+ not put back, 4 not known\.$/ })).toBeVisible();
});

export const Running = meta.story({
  ...withFault('*/move-to-open-bulk', () => new Promise<Response>(() => {})),
  play: inOwnSituation(async ({ canvas }) => {
    await selected.play({ canvas });
    await act(canvas, 'Move to Open');
  }),
});

Running.test('progress is shown, and no second action can start', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Moving \d+ orders to open$/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Ship Now' })).toHaveAttribute('aria-disabled', 'true');
});

export const SessionExpired = meta.story({
  ...withFault('*/move-to-open-bulk', () => new HttpResponse(null, { status: 401 })),
  play: inOwnSituation(async ({ canvas }) => {
    await selected.play({ canvas });
    await act(canvas, 'Move to Open');
    await canvas.findByRole('alertdialog');
  }),
});

SessionExpired.test('one alert shows, and the selection is kept', async ({ canvas }) => {
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(canvas.getByText(/order\(s\) selected/, { selector: 'label span' })).toBeInTheDocument();
});

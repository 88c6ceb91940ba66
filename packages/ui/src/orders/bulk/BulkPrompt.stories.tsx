import { wordsText } from '@hub/domain/messages';
import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { type BulkAction, preflight } from '@hub/domain/orders/bulk';
import { expect, fn } from 'storybook/test';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileOrders } from '../hostileOrderFixtures.ts';
import { manyOrders } from '../orderFixtures.ts';
import { type BulkPlan, BulkPrompt } from './BulkPrompt.tsx';

const held = manyOrders(17).map((order) => ({ ...order, backOrderState: 0 }));
const withWaiting = held.map((order, index) => {
  if (index < 3) return { ...order, backOrderState: 1 };
  return index === 9 ? { ...order, closedAt: '2011-12-09T12:05:00Z' } : order;
});

function planOf(
  action: BulkAction,
  tab: TabNumber,
  orders: readonly Order[],
  leftOut: readonly Order[] = [],
): BulkPlan {
  const { eligible, refused } = preflight(action, tab, orders);
  const groups = refused.map(({ reason, orders }) => ({ reason: wordsText(reason), orders }));
  return { action, tab, eligibleCount: eligible.length, refused: groups, alreadyRunning: leftOut };
}

const meta = preview.meta({
  component: BulkPrompt,
  parameters: docsInIframe,
  args: { plan: planOf('move-to-open', tabs.hold, held), onConfirm: fn(), onCancel: fn() },
});

export const Default = meta.story();

Default.test(
  'has a generic heading with the count, a specific body, and the verb with the number on the primary button',
  { tags: ['§5.10'] },
  async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByRole('dialog', { name: 'Confirm this bulk action before processing. 17 Selected Orders.' }),
    ).toHaveAccessibleDescription(/Are you sure you want to move these 17 order\(s\) to open\?/);
    await expect(canvas.getByText('You can undo this afterward.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move 17 orders to open' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('eligible');
  },
);

/** Move to Close was pressed for several orders. */
export const Close = meta.story({ args: { plan: planOf('move-to-close', tabs.hold, held) } });

Close.test(
  'warns before an irreversible action and ignores an accidental Enter',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('This cannot be undone.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
);

/** Some of the selected orders cannot take the action. */
export const SomeCannot = meta.story({ args: { plan: planOf('ship-now', tabs.hold, withWaiting) } });

SomeCannot.test(
  'says how many can take the action and why the others cannot, by reason, and sends only the eligible or all',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('13 of the 17 selected orders are eligible. 4 aren’t:')).toBeVisible();
    await expect(canvas.getByText('It has items waiting for stock; restock them to ship it.')).toBeVisible();
    await expect(canvas.getByText('It is closed already.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ship 13 orders now' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'All 17 anyway, including the 4' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('17 Selected Orders.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ship 17 orders now' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('all');
  },
);

/** None of the selected orders can take the action. */
export const NoneCan = meta.story({ args: { plan: planOf('available-partially', tabs.backOrders, held) } });

NoneCan.test('disables the verb when no order can take it, and says why', async ({ canvas, args, userEvent }) => {
  const verb = canvas.getByRole('button', { name: 'Send 0 orders to Open Partially' });
  await expect(verb).toHaveAccessibleDescription('None of the selected orders is eligible.');
  await userEvent.click(verb);
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

export const SomeRunning = meta.story({
  args: { plan: planOf('move-to-open', tabs.hold, held.slice(2), held.slice(0, 2)) },
});

SomeRunning.test('leaves out orders with a running action, and says so in a note', async ({ canvas }) => {
  await expect(canvas.getByText('Skipped, because another action is still running')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Move 15 orders to open' })).toBeVisible();
});

/** A whole list of thousands of orders is selected. */
export const Thousands = meta.story({
  args: {
    plan: planOf(
      'ship-now',
      tabs.hold,
      manyOrders(25_900).map((order, index) => ({ ...order, backOrderState: index % 2 })),
    ),
  },
});

Thousands.test('counts 25,900 orders, and names them on request', async ({ canvas }) => {
  await expect(canvas.getByText('12,950 of the 25,900 selected orders are eligible. 12,950 aren’t:')).toBeVisible();
  await expect(canvas.getByRole('button', { name: /Show all 12,950/ })).toBeVisible();
});

/** A whole list is selected, but only part of it is loaded; the server counted the orders. */
export const CountedByTheServer = meta.story({
  args: {
    plan: {
      action: 'ship-now',
      tab: tabs.open,
      eligibleCount: 996_410,
      refused: [
        {
          reason: 'It has items waiting for stock; restock them to ship it.',
          count: 3_590,
          orders: manyOrders(8).map(({ orderName }) => ({ orderId: '', orderName })),
        },
      ],
      alreadyRunning: [],
      note: 'Your list showed 999,998 orders selected. The server counts 1,000,000 now.',
    },
  },
});

CountedByTheServer.test(
  'shows the server’s count with the first names, and says when the list showed another count',
  async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText('996,410 of the 1,000,000 selected orders are eligible. 3,590 aren’t:'),
    ).toBeVisible();
    await expect(
      canvas.getByText('It has items waiting for stock; restock them to ship it.').closest('li'),
    ).toHaveTextContent(/and 3,582 more$/);
    await expect(canvas.queryByRole('button', { name: /Show all/ })).toBeNull();
    await expect(canvas.getByText(/^Your list showed 999,998 orders selected\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ship 996,410 orders now' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('eligible');
  },
);

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    plan: {
      action: 'ship-now',
      tab: tabs.hold,
      eligibleCount: 2,
      refused: [
        { reason: hostileTexts.arabic, orders: hostileOrders },
        { reason: hostileTexts.error, orders: hostileOrders.slice(0, 1) },
      ],
      alreadyRunning: hostileOrders,
    },
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('dialog'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('dialog'));
  },
);

import { bulkReport, bulkTexts, type OrderOutcome, sendAgainText, undoReleaseReport } from '@hub/domain/orders/bulk';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileOrders } from '../hostileOrderFixtures.ts';
import { manyOrders } from '../orderFixtures.ts';
import { BulkOutcome } from './BulkOutcome.tsx';

const sent = manyOrders(200);

function outcomeOf(index: number): Pick<OrderOutcome, 'status' | 'message'> {
  if (index < 2) return { status: 'error', message: 'The warehouse did not answer.' };
  if (index === 2) return { status: 'error', message: 'The order was changed meanwhile.' };
  return index === 3 ? { status: 'skipped', message: 'It is open already.' } : { status: 'success', message: null };
}

const orders = sent.map(({ orderId }, index) => ({ orderId, ...outcomeOf(index) }));

const meta = preview.meta({
  component: BulkOutcome,
  args: {
    report: bulkReport('move-to-open', sent, {
      status: 'success',
      message: '196 order(s) moved to open, 3 failed, 1 skipped.',
      orders,
    }),
    notSentGroups: [],
    onRetryFailed: fn(),
    retryDisabledReason: null,
    onDismiss: fn(),
  },
});

export const Default = meta.story();

Default.test(
  'shows the outcome per order: done, failed, skipped, grouped by reason, with the next steps',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('196 order(s) moved to open, 3 failed, 1 skipped.')).toBeVisible();
    await expect(canvas.getByText('196 done, 3 failed, 1 skipped.')).toBeVisible();
    await expect(canvas.getByText('The warehouse did not answer.').closest('li')).toHaveTextContent('#581587, #581586');
    await expect(canvas.getByText('The order was changed meanwhile.').closest('li')).toHaveTextContent('#581585');
    await expect(canvas.getByText('It is open already.').closest('li')).toHaveTextContent('#581584');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry the 3 failed' }));
    await expect(args.onRetryFailed).toHaveBeenCalledOnce();
  },
);

Default.test('can be dismissed', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /dismiss/i }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

/** A bulk action failed for every order. */
export const AllFailed = meta.story({
  args: {
    report: bulkReport('move-to-close', sent, {
      status: 'error',
      message: null,
      orders: sent.map(({ orderId }) => ({ orderId, status: 'error', message: null })),
    }),
    detail: 'request 7f3a',
  },
});

AllFailed.test(
  'applies one status to all orders when the reply has no results, with the text of §8',
  async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry the 200 failed' })).toBeVisible();
    await expect(canvas.getByText('request 7f3a')).toBeVisible();
  },
);

/** Some of the selected orders could not take the action and were left out. */
export const SomeNotSent = meta.story({
  args: {
    report: bulkReport('ship-now', sent, {
      status: 'success',
      orders: sent.map(({ orderId }) => ({ orderId, status: 'success', message: null })),
    }),
    notSentGroups: [{ reason: 'It has items waiting for stock; restock them to ship it.', orders: manyOrders(3) }],
    undo: { label: 'Undo', onAction: fn() },
  },
});

SomeNotSent.test('names what was left out, with the reason', async ({ canvas }) => {
  await expect(canvas.getByText('Not sent')).toBeVisible();
  await expect(canvas.getByText('It has items waiting for stock; restock them to ship it.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull();
});

/** The server's results cover only some orders, or give an outcome that the app does not know. */
export const SomeNotKnown = meta.story({
  args: {
    report: bulkReport('ship-now', sent, {
      status: 'success',
      message: '200 order(s) sent to the 3PL.',
      orders: sent.slice(0, 190).map(({ orderId }, index) => ({
        orderId,
        ...(index < 186
          ? ({ status: 'success', message: null } as const)
          : ({
              status: 'unknown',
              message: 'The server calls it “queued”, which doesn’t say whether it was done.',
            } as const)),
      })),
    }),
    sendAgain: {
      label: bulkTexts.checkAndSendAgain,
      note: sendAgainText({ isRetrySafe: true }),
      onAction: fn(),
    },
  },
});

SomeNotKnown.test(
  'does not call unknown orders failed: the heading has the counts, and the next step checks the list first',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '186 done, 14 not known.' })).toBeVisible();
    await expect(canvas.getByText('200 order(s) sent to the 3PL.')).toBeVisible();
    await expect(canvas.queryByText('Failed')).toBeNull();
    await expect(
      canvas.getByText(/orders that have left the list count as done, and the rest won’t be done twice/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check and send again' }));
    await expect(args.sendAgain?.onAction).toHaveBeenCalledOnce();
  },
);

/** The server does not support idempotency keys, so what it is still working on may be done twice. */
export const NotKnownAndFailed = meta.story({
  args: {
    report: bulkReport('move-to-open', sent, {
      status: 'success',
      orders: orders.map((one, index) => (index > 190 ? { ...one, status: 'unknown' as const } : one)),
    }),
    sendAgain: {
      label: bulkTexts.checkAndSendAgain,
      note: sendAgainText({ isRetrySafe: false }),
      onAction: fn(),
    },
  },
});

NotKnownAndFailed.test('gives each group its own button', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '187 done, 3 failed, 1 skipped, 9 not known.' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry the 3 failed' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Check and send again' })).toBeVisible();
  await expect(canvas.getByText(/may be done twice/)).toBeVisible();
});

/** Orders were looked up in the list and sent again, and their outcome is still unknown. */
export const StillNotKnown = meta.story({
  args: {
    report: bulkReport('move-to-open', sent.slice(0, 9), {
      status: 'success',
      message: '5 order(s) moved to open.',
      orders: sent
        .slice(0, 9)
        .map(({ orderId }, index) =>
          index < 8
            ? { orderId, status: 'success', message: null }
            : { orderId, status: 'unknown', message: bulkTexts.stillListed },
        ),
    }),
    sendAgain: { label: bulkTexts.checkAndSendAgain, note: sendAgainText({ isRetrySafe: true }), onAction: fn() },
  },
});

StillNotKnown.test('says where the order is, and does not call it failed', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '8 done, 1 not known.' })).toBeVisible();
  await expect(canvas.getByText('Still in the list. The server didn’t say what happened.')).toBeVisible();
});

/** An undo was canceled with calls still pending. */
export const UndoCancelled = meta.story({
  args: {
    report: undoReleaseReport(
      sent.slice(0, 9),
      sent.slice(0, 4).map(({ orderId }) => ({ orderId, status: 'success', message: null })),
      new Set(sent.slice(0, 6).map(({ orderId }) => orderId)),
    ),
    sendAgain: { label: bulkTexts.sendAgain, onAction: fn() },
  },
});

UndoCancelled.test('distinguishes undone, not undone and unknown', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '4 on hold again, 3 not put back, 2 not known.' })).toBeVisible();
  await expect(canvas.getByText('You stopped before it was put back.')).toBeVisible();
  await expect(canvas.getByText('You stopped waiting for the answer.')).toBeVisible();
  await expect(canvas.getByText('Not put back')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Put 3 orders back on hold' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
});

/** The session expired in the middle of an undo. */
export const UndoAfterExpiry = meta.story({
  args: {
    report: undoReleaseReport(
      sent.slice(0, 9),
      sent.slice(0, 4).map(({ orderId }) => ({ orderId, status: 'success', message: null })),
      new Set(sent.slice(0, 4).map(({ orderId }) => orderId)),
      'sessionExpired',
    ),
  },
});

UndoAfterExpiry.test('says that the session expired, not that a person stopped it', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '4 on hold again, 5 not put back.' })).toBeVisible();
  await expect(canvas.getByText('The session expired before it was put back.')).toBeVisible();
});

/** A bulk action has failed for some orders, and another one is running. */
export const WhileAnotherRuns = meta.story({
  args: { retryDisabledReason: 'An action is still running. Wait for it to finish.' },
});

WhileAnotherRuns.test('disables a second action while one runs', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry the 3 failed' }));
  await expect(args.onRetryFailed).not.toHaveBeenCalled();
});

export const OnAPhone = meta.story({
  args: NotKnownAndFailed.input.args,
  decorators: [
    (Story) => (
      <div style={{ width: 296 }}>
        <Story />
      </div>
    ),
  ],
});

OnAPhone.test('keeps everything inside the banner on a phone', async ({ canvas }) => {
  const banner = canvas.getByRole('alert');
  await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
  await expect(
    canvas.getByRole('button', { name: 'Retry the 3 failed' }).getBoundingClientRect().right,
  ).toBeLessThanOrEqual(banner.getBoundingClientRect().right);
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    report: bulkReport('move-to-open', hostileOrders, {
      status: 'error',
      message: hostileTexts.error,
      orders: hostileOrders.map(({ orderId }, index) => ({
        orderId,
        status: 'error',
        message: index % 2 === 0 ? hostileTexts.hebrew : hostileTexts.longWord,
      })),
    }),
    notSentGroups: [{ reason: hostileTexts.arabic, orders: hostileOrders }],
    detail: hostileTexts.error,
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('alert'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('alert'));
  },
);

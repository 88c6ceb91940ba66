import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { type Toast, ToastStack } from './ToastStack.tsx';

const moved: Toast = { id: 1, message: 'Orders successfully moved to open', tone: 'success' };
const failed: Toast = { id: 2, message: 'Something went wrong', tone: 'error' };

const meta = preview.meta({ component: ToastStack, args: { toasts: [moved, failed], onDismiss: fn() } });

export const Default = meta.story();

Default.test(
  'shows success and error messages that can be dismissed (§2)',
  { tags: ['§2.59'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders successfully moved to open');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    const [, second] = canvas.getAllByRole('button', { name: 'Dismiss' });
    second?.click();
    await expect(args.onDismiss).toHaveBeenCalledWith(2);
    await userEvent.hover(canvas.getByRole('status'));
  },
);

/** A message contains a very long name. */
export const LongMessage = meta.story({
  args: { toasts: [{ id: 3, message: 'https://thornbury-gifts.example/'.repeat(6), tone: 'error' }] },
});

LongMessage.test('never widens the page for a long message', async ({ canvas }) => {
  await expect(canvas.getByRole('alert').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
});

const undo = fn();

/** The last action can be undone. */
export const WithUndo = meta.story({
  args: {
    toasts: [
      {
        id: 4,
        message: '#536365 is on hold.',
        tone: 'success',
        detail: 'Hold Order · #536365',
        buttons: [{ label: 'Undo', onAction: undo }],
      },
    ],
  },
});

WithUndo.test('offers Undo for an action that can be undone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(undo).toHaveBeenCalledTimes(1);
});

export const Unknown = meta.story({
  args: {
    toasts: [
      { id: 5, message: 'It is not known whether this was done.', tone: 'warning', detail: 'Ship Now · #536365' },
    ],
  },
});

Unknown.test('announces an unknown outcome at once, in its own color', async ({ canvas }) => {
  const toast = canvas.getByRole('alert');
  await expect(toast).toHaveTextContent('It is not known whether this was done.Ship Now · #536365');
  await expect(toast).toHaveAttribute('data-tone', 'warning');
});

export const StillWaiting = meta.story({
  args: {
    toasts: [
      {
        id: 8,
        message: 'Still waiting for the server: Ship Now · #536365',
        tone: 'warning',
        isPending: true,
        buttons: [
          { label: 'Retry', onAction: fn() },
          { label: 'Cancel', onAction: fn() },
        ],
      },
    ],
  },
});

StillWaiting.test('keeps Cancel and Retry on a pending toast, which cannot be dismissed', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Retry', 'Cancel']);
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    toasts: [
      {
        id: 6,
        message: hostileTexts.error,
        tone: 'error',
        detail: `Ship Now · ${hostileTexts.longWord}`,
        buttons: [{ label: 'Retry', onAction: undo }],
      },
      { id: 7, message: hostileTexts.arabic, tone: 'warning', detail: hostileTexts.hebrew },
    ],
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas, canvasElement }) => {
    await expectReadable(canvas.getAllByRole('alert')[0]?.parentElement ?? canvasElement);
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas, canvasElement }) => {
    await expectReadable(canvas.getAllByRole('alert')[0]?.parentElement ?? canvasElement);
  },
);

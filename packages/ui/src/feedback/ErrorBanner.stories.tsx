import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBanner } from './ErrorBanner.tsx';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';

const meta = preview.meta({
  component: ErrorBanner,
  args: {
    message: 'The server had a problem. Try again in a moment.',
    detail: 'GET /list-order · status 500',
    requestId: '3f9c-77',
    onRetry: fn(),
  },
});

export const Default = meta.story();

Default.test('says what happened, with the request id for support and Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/had a problem/)).toBeVisible();
  await expect(canvas.getByText('GET /list-order · status 500 · Request ID: 3f9c-77')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Something failed that cannot be retried. */
export const MessageOnly = meta.story({ args: { detail: undefined, requestId: null, onRetry: undefined } });

MessageOnly.test('shows no Retry and no request id when there are none', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^The server had a problem\. Try again in a moment\.$/);
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Something failed that does not stop the rest of the page. */
export const WithTitle = meta.story({ args: { title: 'The orders could not be loaded', onDismiss: fn() } });

WithTitle.test('can be dismissed if the caller allows it', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

/** Something failed, and retrying would not help. */
export const OtherWayOn = meta.story({ args: { title: 'Something went wrong', retryLabel: 'Check and send again' } });

OtherWayOn.test('labels its button with what it does', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Check and send again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Something optional is missing. */
export const Warning = meta.story({
  args: { tone: 'warning', title: 'Couldn’t load your location names. They show as N/A.' },
});

Warning.test('is red only for what needs a person', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(/They show as N\/A/)).toBeVisible();
  await expect(canvasElement.querySelector('[class*="critical" i]')).toBeNull();
});

Default.test('is red for a failure', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[class*="critical" i]')).not.toBeNull();
});

/** A server's message contains markup, which is shown as text. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    title: hostileTexts.markup.repeat(8),
    message: hostileTexts.arabic,
    detail: hostileTexts.error,
    requestId: 'x'.repeat(300),
  },
});

LongNames.test('shows markup in a message as text', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(hostileTexts.arabic)).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('alert'));
  },
);

LongNames.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  on490px,
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('alert'));
  },
);

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

Default.test('says what happened, the request id for support, and Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/had a problem/)).toBeVisible();
  await expect(canvas.getByText('GET /list-order · status 500 · Request ID: 3f9c-77')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Something failed that cannot be tried again. */
export const MessageOnly = meta.story({ args: { detail: undefined, requestId: null, onRetry: undefined } });

MessageOnly.test('promises nothing that it does not have: no Retry, no request', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^The server had a problem\. Try again in a moment\.$/);
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Something failed that does not stop the rest of the page. */
export const WithTitle = meta.story({ args: { title: 'The orders could not be loaded', onDismiss: fn() } });

WithTitle.test('can be dismissed where the caller allows it', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

/** Something failed, and trying again would not help. */
export const OtherWayOn = meta.story({ args: { title: 'Something went wrong', retryLabel: 'Check and send again' } });

OtherWayOn.test('the button says what it does', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Check and send again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Something is missing that the page can do without. */
export const Warning = meta.story({
  args: { tone: 'warning', title: 'Couldn’t load your location names. They show as N/A.' },
});

Warning.test('only what needs a person is red', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(/They show as N\/A/)).toBeVisible();
  await expect(canvasElement.querySelector('[class*="critical" i]')).toBeNull();
});

Default.test('a failure is red', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[class*="critical" i]')).not.toBeNull();
});

/** Markup in a server's message is shown as text. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    title: hostileTexts.markup.repeat(8),
    message: hostileTexts.arabic,
    detail: hostileTexts.error,
    requestId: 'x'.repeat(300),
  },
});

LongNames.test('a message is never read as markup', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(hostileTexts.arabic)).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
});

LongNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('alert'));
  },
);

LongNames.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  on490px,
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('alert'));
  },
);

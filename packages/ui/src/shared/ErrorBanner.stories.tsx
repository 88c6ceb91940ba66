import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ErrorBanner } from './ErrorBanner.tsx';

const meta = preview.meta({
  component: ErrorBanner,
  args: { message: 'The server could not answer. Try again in a moment.', detail: 'GET /list-order · status 500', requestId: '3f9c-77', onRetry: fn() },
});

export const Default = meta.story();

Default.test('says what happened, the request id for support, and Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/could not answer/)).toBeVisible();
  await expect(canvas.getByText('GET /list-order · status 500 · Request id: 3f9c-77')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const MessageOnly = meta.story({ args: { detail: undefined, requestId: null, onRetry: undefined } });

MessageOnly.test('promises nothing that it does not have: no Retry, no request', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^The server could not answer\. Try again in a moment\.$/);
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const WithTitle = meta.story({ args: { title: 'The orders could not be loaded', onDismiss: fn() } });

WithTitle.test('can be dismissed where the caller allows it', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

/** Something is missing, and the page gets along without it. */
export const Warning = meta.story({ args: { tone: 'warning', title: 'The names of the locations could not be loaded, so they read N/A.' } });

Warning.test('only what needs a person is red', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(/so they read N\/A/)).toBeVisible();
  await expect(canvasElement.querySelector('[class*="critical" i]')).toBeNull();
});

Default.test('a failure is red', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[class*="critical" i]')).not.toBeNull();
});

/** What a server sends is text, whatever it looks like. */
export const HostileMessage = meta.story({ args: { message: '<img src=x onerror="document.title=1"> '.repeat(8), detail: 'x'.repeat(300) } });

HostileMessage.test('a message is never read as markup and never widens the page', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('img')).toBeNull();
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

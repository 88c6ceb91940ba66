import { noViewReason, sections } from '@hub/domain/permissions';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Loadable } from '../data/Loadable.ts';
import { type NamedLoadable, LoadableNotices } from './LoadableNotices.tsx';

const retryOrders = fn();
const retryErrors = fn();

function failed(message: string, detail: string, onRetry: () => void): Loadable<string> {
  return { state: 'failed', message, detail, onRetry };
}

const offline = 'There is no connection to the server.';
const sameFailure: readonly NamedLoadable[] = [
  { loadable: failed(offline, 'GET /list-order', retryOrders), subject: 'the orders' },
  { loadable: failed(offline, 'GET /stats', retryErrors), subject: 'the errors' },
];

const meta = preview.meta({ component: LoadableNotices, args: { loadables: sameFailure } });

export const Default = meta.story();

Default.test('shows a shared error once, with every call and one Retry for all', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  await expect(canvas.getByText('GET /list-order; GET /stats')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(retryOrders).toHaveBeenCalledOnce();
  await expect(retryErrors).toHaveBeenCalledOnce();
});

/** Two calls failed for different reasons. */
export const Different = meta.story({
  args: {
    loadables: [
      sameFailure[0] ?? { loadable: { state: 'loading' }, subject: '' },
      { loadable: failed('The server had a problem.', 'GET /stats', retryErrors), subject: 'the errors' },
    ],
  },
});

Different.test('shows different errors separately, each with its own Retry', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  const [, second] = canvas.getAllByRole('button', { name: 'Retry' });
  if (second) await userEvent.click(second);
  await expect(retryErrors).toHaveBeenCalledOnce();
  await expect(retryOrders).not.toHaveBeenCalled();
});

/** The filter was changed, and none of the new replies could be loaded. */
export const AfterAChange = meta.story({
  args: {
    loadables: sameFailure.map(
      ({ loadable, subject }) => ({ loadable: { ...loadable, value: '9', isStale: true }, subject }) as NamedLoadable,
    ),
  },
});

AfterAChange.test('names stale data once for all', async ({ canvas }) => {
  await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  await expect(canvas.getByText('You’re still seeing the orders and the errors from before the change.')).toBeVisible();
});

/** One of several replies has not arrived after ten seconds. */
export const OneWaits = meta.story({
  args: {
    loadables: [
      { loadable: { state: 'loading', since: 0 }, subject: 'the orders' },
      { loadable: { state: 'ready', value: '9' }, subject: 'the errors' },
    ],
  },
});

OneWaits.test('says which reply is slow', async ({ canvas }) => {
  await expect(canvas.getByText('Still waiting for the orders')).toBeVisible();
  await expect(canvas.queryByText('Still waiting for the errors')).toBeNull();
});

/** All replies have arrived. */
export const None = meta.story({
  args: { loadables: [{ loadable: { state: 'ready', value: '9' }, subject: 'the orders' }] },
});

None.test('takes no space without an error', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/^$/);
});

const forbidden = {
  state: 'failed',
  isForbidden: true,
  message: noViewReason(sections.dashboard),
} as const satisfies Loadable<string>;

export const Refused = meta.story({
  args: {
    loadables: [
      { loadable: forbidden, subject: 'the figures' },
      { loadable: forbidden, subject: 'the orders' },
    ],
  },
});

Refused.test('names a missing permission once, with who grants it, and shows no error or Retry', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status')).toHaveLength(1);
  await expect(canvas.getByText('You need view permission for Dashboard. The store owner can grant it.')).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
});

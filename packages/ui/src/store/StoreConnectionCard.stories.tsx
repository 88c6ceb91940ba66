import { storeTexts as texts } from '@hub/domain/store';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { failed, ready } from '../testing/loadables.ts';
import { aLongJob, aProblem, aStore, storyZone } from './storeFixtures.ts';
import { StoreConnectionCard } from './StoreConnectionCard.tsx';

const meta = preview.meta({
  component: StoreConnectionCard,
  args: {
    status: ready(aStore()),
    timeZone: storyZone,
    grantUrl: null,
    disabledReason: null,
    busy: new Set<string>(),
    orderPath: ({ orderId }) => `/app/dashboard-v0/all?order=${orderId}`,
    onCheck: fn(),
    onReadAgain: fn(),
    onRetry: fn(),
  },
});

const { backfill, check } = aStore();

/** The connection works. */
export const Default = meta.story();

Default.test(
  'shows state, permissions, last message and last check, and can start a check',
  async ({ canvas, args, userEvent }) => {
    const region = canvas.getByRole('region', { name: texts.title });
    await expect(region).toHaveTextContent('ConnectionConnected');
    await expect(region).toHaveTextContent('Permissions in the storeAll granted');
    await expect(region).toHaveTextContent('No order was missing.');
    await userEvent.click(canvas.getByRole('button', { name: texts.check }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
);

/** Orders are loading, and there has been no progress for minutes. */
export const StandingStill = meta.story({
  args: {
    status: ready(
      aStore({
        backfill: { ...aStore().backfill, state: 'running', ordersTotal: 25_405, ordersRead: 4_700, endedAt: null },
        jobs: [aLongJob({ isStanding: true }), aLongJob({ kind: 'products', done: 310, total: null })],
        waitingWrites: 3,
        waitingSince: '2026-11-20T06:30:00.000Z',
      }),
    ),
  },
});

StandingStill.test(
  'says since when, what else is loading and waits, and lets a person continue',
  async ({ canvas, args, userEvent }) => {
    const region = canvas.getByRole('region', { name: texts.title });
    await expect(region).toHaveTextContent('No progress since 2026-11-20 08:12:00 AM. It continues where it was');
    await expect(region).toHaveTextContent('Loading products310 so far');
    await expect(region).toHaveTextContent('3 waitingThe oldest has waited since 2026-11-20 06:30:00 AM.');
    await userEvent.click(canvas.getByRole('button', { name: texts.resume }));
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
);

/** The store no longer accepts the app's token, and issues no new one. */
export const AccessEnded = meta.story({ args: { status: ready(aStore({ state: 'accessEnded' })) } });

AccessEnded.test('says how to renew access', async ({ canvas }) => {
  await expect(canvas.getByText('Your store needs to let us in again')).toBeVisible();
  await expect(canvas.getByText('Open the app in your store’s admin to renew it.')).toBeVisible();
});

/** The store has not granted every permission that the app needs. */
export const MissingScopes = meta.story({
  args: {
    status: ready(aStore({ state: 'missingScopes', missingScopes: ['read_inventory', 'write_order_edits'] })),
    grantUrl: 'https://juniper-and-oak.myshopify.com/admin/oauth/install?client_id=1',
  },
});

MissingScopes.test('says what stops working, with the link that grants it', async ({ canvas }) => {
  await expect(canvas.getByText(/Stock per location is unknown/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: `${texts.grant} (opens in a new tab)` })).toHaveAttribute(
    'href',
    'https://juniper-and-oak.myshopify.com/admin/oauth/install?client_id=1',
  );
});

/** The server has no page to grant permissions. */
export const MissingScopesWithoutPage = MissingScopes.extend({ args: { grantUrl: null } });

MissingScopesWithoutPage.test('says where to grant permissions', async ({ canvas }) => {
  await expect(canvas.getByText(texts.noGrantPage)).toBeVisible();
});

/** The store platform has frozen the store. */
export const Frozen = meta.story({ args: { status: ready(aStore({ state: 'frozen', waitingWrites: 12 })) } });

Frozen.test('says that work stops, and that nothing is lost', async ({ canvas }) => {
  await expect(canvas.getByText(texts.frozenNote)).toBeVisible();
  await expect(canvas.getByText('12 waiting')).toBeVisible();
});

/** The merchant has uninstalled the app. */
export const Uninstalled = meta.story({ args: { status: ready(aStore({ state: 'uninstalled' })) } });

Uninstalled.test('says when the data will be deleted, and starts nothing', async ({ canvas }) => {
  await expect(canvas.getByText(texts.uninstalledNote)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The app runs without a store. */
export const NotConnected = meta.story({
  args: { status: ready(aStore({ state: 'notConnected', scopes: [], lastWebhookAt: null })) },
});

NotConnected.test('says only that', async ({ canvas }) => {
  await expect(canvas.getByText('This shop’s orders don’t come from a connected store.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The app was just installed, and the store's orders are being imported. */
export const ReadingOrders = meta.story({
  args: {
    status: ready(aStore({ backfill: { ...backfill, state: 'running', ordersRead: 1_200, endedAt: null } })),
  },
});

ReadingOrders.test('shows how many orders of how many, and since when', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: texts.bar })).toHaveAttribute('value', '1200');
  await expect(canvas.getByText('Started 2026-08-20 09:00:00 AM')).toBeVisible();
  await expect(canvas.getByRole('button', { name: texts.readAgain })).toHaveAccessibleDescription(texts.reading);
});

export const ReadingError = meta.story({
  args: {
    status: ready(
      aStore({ backfill: { ...backfill, state: 'failed', ordersRead: 1_200, words: 'Access denied for orders.' } }),
    ),
  },
});

ReadingError.test('says why, and how to resume', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Access denied for orders.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: texts.resume }));
  await expect(args.onReadAgain).toHaveBeenCalledOnce();
});

/** A person has started a check of the connection. */
export const Checking = meta.story({ args: { status: ready(aStore({ check: { ...check, isRunning: true } })) } });

Checking.test('lets no second check start before the first is done', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.check }));
  await expect(args.onCheck).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: texts.check })).toHaveAccessibleDescription(texts.checking);
});

/** The last check repaired what it found. */
export const Healed = meta.story({
  args: {
    status: ready(aStore({ check: { ...check, missing: ['#4802', '#4801'], missingCount: 2, changedCount: 1 } })),
  },
});

Healed.test('names the orders that were missing', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^2 orders were missing and have been added: .*#4802.*#4801.*1 order had changed/),
  ).toBeVisible();
});

export const CheckError = meta.story({
  args: { status: ready(aStore({ check: { ...check, words: 'Access denied for orders field.' } })) },
});

CheckError.test('says why the check failed', async ({ canvas }) => {
  await expect(canvas.getByText('Access denied for orders field.')).toBeVisible();
});

/** The store refused some changes. */
export const Refused = meta.story({
  args: {
    status: ready(
      aStore({
        problems: [
          aProblem(),
          aProblem({ orderId: '4790', orderName: '#4790', task: 'hold', words: 'The order is archived.' }),
        ],
      }),
    ),
  },
});

Refused.test('shows each with its reason, and can retry one or all', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/The store didn’t add the fulfillment: .*is on hold/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '#4801' })).toHaveAttribute('href', '/app/dashboard-v0/all?order=4801');
  await userEvent.click(canvas.getByRole('button', { name: `${texts.retry} #4790` }));
  await expect(args.onRetry).toHaveBeenLastCalledWith(expect.objectContaining({ orderId: '4790' }));
  await userEvent.click(canvas.getByRole('button', { name: texts.retryAll }));
  await expect(args.onRetry).toHaveBeenLastCalledWith(null);
});

/** There are many more than fit. */
export const ManyRefused = meta.story({
  args: {
    status: ready(
      aStore({
        problems: Array.from({ length: 500 }, (_, index) =>
          aProblem({ orderId: String(4800 - index), orderName: `#${4800 - index}` }),
        ),
      }),
    ),
  },
});

ManyRefused.test('shows the first few', async ({ canvas }) => {
  const list = canvas.getByRole('group', { name: texts.problems });
  await expect(within(list).getAllByRole('listitem').length).toBeLessThan(500);
  await expect(within(list).getByRole('button', { name: /more/ })).toBeVisible();
});

/** For staff who may not edit Store Settings. */
export const ViewOnly = Refused.extend({
  args: { disabledReason: 'You need edit permission for Store Settings to do this.' },
});

ViewOnly.test('shows everything, and starts nothing', async ({ canvas, args, userEvent }) => {
  for (const button of canvas.getAllByRole('button')) {
    await expect(button).toHaveAccessibleDescription('You need edit permission for Store Settings to do this.');
    await userEvent.click(button);
  }
  await expect(args.onCheck).not.toHaveBeenCalled();
  await expect(args.onRetry).not.toHaveBeenCalled();
});

export const Loading = meta.story({ args: { status: { state: 'loading' } } });

Loading.test('says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: `Loading ${texts.subject}` })).toBeInTheDocument();
});

export const Error = meta.story({ args: { status: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    status: ready(
      aStore({
        state: 'missingScopes',
        missingScopes: ['write_something_that_this_version_does_not_know', 'read_inventory'],
        problems: [aProblem({ orderName: hostileTexts.longWord, words: hostileTexts.hebrew })],
      }),
    ),
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => expectReadable(canvasElement));

export const OnAPhone = Refused.extend(on490px);

OnAPhone.test('cuts nothing off', async ({ canvasElement }) => expectReadable(canvasElement));

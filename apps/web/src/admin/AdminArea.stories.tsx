import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { SiteAt } from '../testing/SiteAt.tsx';
import { inAdminArea } from '../testing/adminFixtures.ts';

type Canvas = ReturnType<typeof within>;

/** The operators' pages, over a mock of the admin area. */
const meta = preview.meta({
  title: 'Screens/Admin',
  component: SiteAt,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin' },
  render: ({ path }) => <SiteAt path={path} overrides={inAdminArea({}, { isSignedIn: false })} />,
});

const signedIn = (options: Parameters<typeof inAdminArea>[0] = {}) => ({
  render: ({ path }: { path: string }) => <SiteAt path={path} overrides={inAdminArea(options)} />,
});
const signedOut = (options: Parameters<typeof inAdminArea>[0] = {}) => ({
  render: ({ path }: { path: string }) => (
    <SiteAt path={path} overrides={inAdminArea(options, { isSignedIn: false })} />
  ),
});
const table = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('table', { name });

/** The admin area is opened in a browser without a token. */
export const Login = meta.story({ tags: ['narrow'] });

Login.test('the token opens the admin area', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Admin token'), 'back-office{Enter}');
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

/** An admin page is opened by its address, without a token. */
export const WithoutToken = meta.story({ args: { path: '/admin/store' } });

WithoutToken.test(
  'a page that needs the token redirects to the login, which returns to it',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Admin token'), 'back-office{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
  },
);

/** A wrong token is entered. */
export const WrongToken = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Admin token'), 'guess{Enter}');
    await canvas.findByRole('alert');
  },
});

WrongToken.test('a wrong token is rejected and not stored', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('That token isn’t right.');
  await expect(canvas.queryByText('You are signed in already.')).toBeNull();
});

/** Wrong tokens are entered more than ten times. */
export const TooManyTries = meta.story({
  async play({ canvas, userEvent }) {
    const field = await canvas.findByLabelText('Admin token');
    for (let attempt = 0; attempt <= 10; attempt++) {
      await userEvent.clear(field);
      await userEvent.type(field, `guess-${attempt}{Enter}`);
      await canvas.findByRole('alert');
    }
    await canvas.findByText(/Too many wrong tokens/);
  },
});

TooManyTries.test('after ten wrong tokens it says when to try again', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 15 minutes.');
});

/** The server was started without ADMIN_TOKEN. */
export const ServerWithoutAdminToken = meta.story({
  ...signedOut({ token: null }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Admin token'), 'back-office{Enter}');
    await canvas.findByRole('alert');
  },
});

ServerWithoutAdminToken.test('a server without ADMIN_TOKEN says what to set', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Set ADMIN_TOKEN/);
});

/** The token was entered earlier in this browser. */
export const WithToken = meta.story({ args: { path: '/admin/client' }, ...signedIn() });

WithToken.test('with a token the page opens without asking for it again', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
  await expect(canvas.queryByLabelText('Admin token')).toBeNull();
});

/** An operator signs out. */
export const SignOut = meta.story({
  args: { path: '/admin/discount' },
  ...signedIn(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await canvas.findByText(/You are signed out/);
  },
});

SignOut.test('signing out removes the token and says so', async ({ canvas }) => {
  await expect(canvas.getByText(/You are signed out/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
});

/** Jobs are waiting, some of them for too long. */
export const Queue = meta.story({ tags: ['narrow'], args: { path: '/admin/dashboard' }, ...signedIn() });

Queue.test('the queue shows what has waited too long, and outages show their extent', async ({ canvas }) => {
  const queue = await table(canvas, 'Queue of all shops');
  await expect(within(queue).getByRole('row', { name: /Orders to send to a 3PL/ })).toHaveTextContent(
    '21 min, too long',
  );
  await expect(await canvas.findByRole('link', { name: /dead letters/ })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: /3PLs? fails?$/ })).toHaveAttribute('href', '/admin/outages');
});

/** Nothing is waiting, and nothing has failed. */
export const QuietQueue = meta.story({
  args: { path: '/admin/dashboard' },
  ...signedIn({ data: { shops: [], connections: new Map(), queues: [], letters: [], audit: [] } }),
});

QuietQueue.test('an empty queue says so', async ({ canvas }) => {
  await expect(await canvas.findByText('No dead letters.')).toBeVisible();
  await expect(await canvas.findByText('No 3PL fails.')).toBeVisible();
});

export const Loading = meta.story({ args: { path: '/admin/store' }, ...signedIn({ fault: 'hanging' }) });

Loading.test('no shop is shown while they load', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading the shops…')).toBeVisible();
});

export const Error = meta.story({ args: { path: '/admin/store' }, ...signedIn({ fault: 'failing' }) });

Error.test('an error names the call and offers a retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/admin\/shops · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** The token was changed on the server after it was entered. */
export const TokenChanged = meta.story({ args: { path: '/admin/store' }, ...signedIn({ token: 'another' }) });

TokenChanged.test('a changed token shows the alert of a 401 and is not sent again', async ({ canvas }) => {
  await expect(await canvas.findByRole('alertdialog')).toHaveTextContent('Session expired, please reload the page!');
  await expect(window.sessionMarker).toBe('e40');
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
});

/** An operator looks for a shop. */
export const Shops = meta.story({ tags: ['narrow'], args: { path: '/admin/store' }, ...signedIn() });

Shops.test('a shop is found by a part of its domain', async ({ canvas, userEvent }) => {
  await table(canvas, '12 shops');
  await userEvent.type(canvas.getByLabelText('Find a shop'), 'kiln{Enter}');
  const found = await table(canvas, '2 shops');
  await expect(within(found).getAllByRole('rowheader')[0]).toHaveTextContent('salt-kiln.myshopify.com');
  await expect(within(found).getByText('1 connection paused')).toBeVisible();
});

Shops.test('a search without a match says so', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Find a shop'), 'nobody{Enter}');
  await expect(await canvas.findByText('No shop’s domain has “nobody” in it.')).toBeVisible();
});

/** On a new server, before the first shop has installed the app. */
export const NoShops = meta.story({ args: { path: '/admin/store' }, ...signedIn({ rows: 0 }) });

NoShops.test('an empty list of shops says when shops appear', async ({ canvas }) => {
  await expect(await canvas.findByText('No shop has installed the app yet.')).toBeVisible();
});

/** Hundreds of shops have installed the app. */
export const ManyShops = meta.story({ args: { path: '/admin/store' }, ...signedIn({ rows: 500 }) });

ManyShops.test('500 shops come 50 at a time', async ({ canvas, userEvent }) => {
  await table(canvas, '500 shops');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(await canvas.findByText('51–100 of 500')).toBeVisible();
});

/** A shop is opened from the list. */
export const Shop = meta.story({ args: { path: '/admin/store?shop=salt-kiln.myshopify.com' }, ...signedIn() });

Shop.test('a discount is saved with its days and reason, and can be undone', async ({ canvas, userEvent }) => {
  const percent = await canvas.findByLabelText('Percent off');
  await userEvent.clear(percent);
  await userEvent.type(percent, '25');
  await userEvent.click(canvas.getByRole('button', { name: 'Save discount' }));
  await expect(await canvas.findByText('Say why the shop pays less.')).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Reason'), 'Moved from a competitor');
  await userEvent.click(canvas.getByRole('button', { name: 'Save discount' }));
  await expect(await canvas.findByText('Discount saved.')).toBeVisible();
  await expect(await canvas.findByText('25% (Moved from a competitor)')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(await canvas.findByText('None', { selector: 'dd' })).toBeVisible();
});

Shop.test('leaving with an unsaved discount asks', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Reason'), 'x');
  await userEvent.click(canvas.getByRole('link', { name: 'All shops' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Stay' }));
  await expect(canvas.getByLabelText('Reason')).toHaveValue('x');
});

/** The shop has uninstalled the app. */
export const UninstalledShop = meta.story({
  args: { path: '/admin/store?shop=tide-table.myshopify.com' },
  ...signedIn(),
});

UninstalledShop.test('an uninstalled shop says when its data is removed', async ({ canvas }) => {
  await expect(await canvas.findByText('Uninstalled')).toBeVisible();
  await expect(canvas.getByText('Data removed')).toBeVisible();
});

/** The address names a shop that never installed the app. */
export const UnknownShop = meta.story({
  args: { path: '/admin/store?shop=nobody.myshopify.com' },
  ...signedIn(),
});

UnknownShop.test('an unknown shop is reported', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no shop nobody.myshopify.com.');
});

/** Two shops pay less than the price of their plan. */
export const Discounts = meta.story({ args: { path: '/admin/discount' }, ...signedIn() });

Discounts.test('lists the shops with a discount, its last day and the reason', async ({ canvas }) => {
  const shops = await table(canvas, '2 shops');
  await expect(within(shops).getAllByText(/^20% to \d{4}-\d\d-\d\d \(First year\)$/)).toHaveLength(2);
});

/** Jobs have failed so often that they are no longer retried. */
export const DeadLetters = meta.story({ args: { path: '/admin/dead-letters' }, ...signedIn() });

DeadLetters.test('retries all with one cause and shows their outcome', async ({ canvas, userEvent }) => {
  const causes = await table(canvas, '12 dead letters by cause');
  await userEvent.click(within(causes).getByRole('button', { name: /^Retry 3: RangeError/ }));
  await expect(
    await canvas.findByText(/^Put 3 dead letters back into the queue\. So far: 2 done, 1 failed again\.$/),
  ).toBeVisible();
});

DeadLetters.test('discards one only with a reason', async ({ canvas, userEvent }) => {
  const letters = await table(canvas, 'One by one, the newest first');
  const [discard] = within(letters).getAllByRole('button', { name: /^Discard…/ });
  if (discard) await userEvent.click(discard);
  await userEvent.click(await canvas.findByRole('button', { name: 'Discard 1 dead letter' }));
  await expect(await canvas.findByText(/Say why you discard it/)).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox'), 'Test data');
  await userEvent.click(canvas.getByRole('button', { name: 'Discard 1 dead letter' }));
  await expect(await canvas.findByText('Discarded 1 dead letter.')).toBeVisible();
});

/** No job has been given up. */
export const NoDeadLetters = meta.story({ args: { path: '/admin/dead-letters' }, ...signedIn({ rows: 0 }) });

NoDeadLetters.test('without dead letters it says so', async ({ canvas }) => {
  await expect(await canvas.findByText(/^No dead letters/)).toBeVisible();
});

/** Hundreds of jobs were given up, most of them for the same few reasons. */
export const ManyDeadLetters = meta.story({ args: { path: '/admin/dead-letters' }, ...signedIn({ rows: 500 }) });

ManyDeadLetters.test('500 dead letters are four causes', async ({ canvas }) => {
  const causes = await table(canvas, '500 dead letters by cause');
  await expect(within(causes).getAllByRole('rowheader')).toHaveLength(4);
  await expect(canvas.getByText('1–50 of 500')).toBeVisible();
});

/** A 3PL has stopped answering for many shops. */
export const Outages = meta.story({ args: { path: '/admin/outages' }, ...signedIn({ rows: 60 }) });

Outages.test('an outage shows its start, and how many shops and orders it affects', async ({ canvas }) => {
  const byProvider = await table(canvas, 'By 3PL');
  await expect(within(byProvider).getAllByRole('row')[1]).toHaveTextContent(/ago.*11.*382/);
});

/** All 3PLs are up. */
export const NoOutages = meta.story({ args: { path: '/admin/outages' }, ...signedIn({ rows: 0 }) });

NoOutages.test('without outages there is nothing to do', async ({ canvas }) => {
  await expect(await canvas.findByText(/Every 3PL answers/)).toBeVisible();
});

/** An operator checks who did what in the admin area. */
export const Audit = meta.story({ args: { path: '/admin/audit' }, ...signedIn({ rows: 500 }) });

Audit.test('the audit list shows who read what, including wrong tokens', async ({ canvas }) => {
  await table(canvas, /^50\d entries/);
  await expect(canvas.getAllByText(/^Was refused: /)[0]).toBeVisible();
  await expect(canvas.getAllByText(/^Set the discount of .* to 20%/)[0]).toBeVisible();
});

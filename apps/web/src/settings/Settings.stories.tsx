import { scenarios } from '@hub/api-client/mocks';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';
import { sessionExpired } from '../testing/sessionExpired.ts';

/** The tabs of /app/settings that have no title of their own. */
const meta = preview.meta({
  title: 'Screens/Settings/Other tabs',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const whenRegionShown = (name: string) => ({
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('region', { name });
  }),
});

const whileLoading = {
  ...inScenario('hanging'),
  play: inOwnSituation(
    async ({ canvas }: { canvas: Canvas }) => void (await canvas.findByRole('status', { name: /^Loading/ })),
  ),
};

const whenFailed = {
  ...inScenario('failing'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findAllByRole('button', { name: 'Retry' });
  }),
};

const at = (tab: string) => ({ args: { path: `/app/settings/${tab}` } });

/** A merchant checks what the app knows about the store. */
export const CompanyInfo = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenRegionShown('Store'),
  args: { path: '/app/settings/companyinfo' },
});

CompanyInfo.test('shows shop info and where to change it', async ({ canvas }) => {
  await expect(canvas.getByText('demo.myshopify.com', { selector: 'dd bdi' })).toBeVisible();
  await expect(canvas.getByText(/store admin, then reload/)).toBeVisible();
});

CompanyInfo.test('shows how the shop is connected with its store', async ({ canvas }) => {
  const region = await canvas.findByRole('region', { name: 'Store connection' });
  await waitFor(() => expect(region).toHaveTextContent('ConnectionConnected'));
  await expect(region).toHaveTextContent('No order was missing.');
});

/** A store that has not granted every scope and refused a change. */
export const CompanyInfoStoreProblems = meta.story({
  ...inScenario({
    ...scenarios.default,
    store: {
      state: 'missingScopes',
      missingScopes: ['read_inventory'],
      grantUrl: 'https://demo.myshopify.com/admin/oauth/install?client_id=1',
      problems: [
        {
          orderId: '1',
          orderName: '#4801',
          at: '2026-11-20T07:58:00.000Z',
          task: 'fulfill',
          words: 'Fulfillment order 6046 is on hold.',
        },
      ],
    },
  }),
  ...whenRegionShown('Store connection'),
  args: { path: '/app/settings/companyinfo' },
});

CompanyInfoStoreProblems.test(
  'shows what stops, where to grant the scopes, and Retry',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Stock per location is unknown/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Grant permissions in your store/ })).toHaveAttribute(
      'href',
      'https://demo.myshopify.com/admin/oauth/install?client_id=1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again #4801' }));
    await expect(await canvas.findByText(/^Trying .*#4801.* again\.$/)).toBeVisible();
  },
);

/** Customers have requested their data; a merchant sees the outcome and can download the shop’s own. */
export const CompanyInfoPrivacy = meta.story({
  ...inScenario({
    ...scenarios.default,
    privacy: {
      exports: [
        {
          exportId: 'export-1',
          state: 'ready',
          requestedBy: 'Ana Souza',
          requestedAt: '2026-11-19T14:02:00.000Z',
          rowsWritten: 214_370,
          rowsTotal: 214_370,
          readyAt: '2026-11-19T14:05:10.000Z',
          expiresAt: '2126-11-26T14:05:10.000Z',
        },
      ],
      requests: [
        {
          requestId: 'request-1',
          customerId: '7718204',
          requestedAt: '2026-11-12T10:20:00.000Z',
          readyAt: '2026-11-12T10:20:02.000Z',
          expiresAt: '2126-12-12T10:20:00.000Z',
        },
      ],
      redactions: [
        {
          redactionId: 'redaction-1',
          requestedAt: '2026-11-10T16:40:00.000Z',
          doneAt: '2026-11-10T16:40:03.000Z',
          orders: 3,
        },
      ],
    },
  }),
  ...whenRegionShown('Privacy'),
  args: { path: '/app/settings/companyinfo', overrides: { saveFile() {} } },
});

CompanyInfoPrivacy.test('an export is started, and a second one waits for it', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Removed from 3 orders.')).toBeVisible();
  const start = canvas.getByRole('button', { name: 'Export all data' });
  await userEvent.click(start);
  await expect(await canvas.findByText(/^Your export is being prepared\./)).toBeVisible();
  await expect(start).toHaveAccessibleDescription(/^An export is already being prepared\./);
});

/** People with their permissions, on a server with capability `staff`. */
export const Staff = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenRegionShown('People'),
  args: { path: '/app/settings/usermanagement' },
});

Staff.test('a preset is saved with its change, and can be undone', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Change.*Maya Okafor/ }));
  await userEvent.click(canvas.getByRole('button', { name: /^View only/ }));
  await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
  await expect(await canvas.findByText('Saved the permissions for Maya Okafor.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(await canvas.findByText('The permissions for Maya Okafor are back as they were.')).toBeVisible();
});

export const StaffViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenRegionShown('People'),
  args: { path: '/app/settings/usermanagement' },
});

StaffViewOnly.test('says whom to ask', async ({ canvas }) => {
  await expect(canvas.getByText('Only an owner can change permissions. Ask Ana Souza.')).toBeVisible();
});

/** Shop info is loaded, the people are not. */
export const StaffLoading = meta.story({ ...whileLoading, ...at('usermanagement') });

StaffLoading.test('lists no one while staff are loading', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull();
});

export const StaffError = meta.story({ ...whenFailed, ...at('usermanagement') });

StaffError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/GET \/hub\/staff · status 500/))[0]).toBeVisible();
});

/** On any tab that loads more than shop info. */
export const SessionExpired = meta.story({
  ...sessionExpired.story,
  ...at('usermanagement'),
});

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', sessionExpired.isMarked);

/** Mails to the person, on a server with capability `notifications`. */
export const Notifications = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenRegionShown('What to email you about'),
  args: { path: '/app/settings/emailnotification' },
});

Notifications.test('the last mail opens', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Show.*17 orders need you/ }));
  await expect(canvas.getByText(/5 are short of stock/)).toBeVisible();
});

export const NotificationsLoading = meta.story({ ...whileLoading, ...at('emailnotification') });

NotificationsLoading.test('shows no choices while the settings load', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'What to email you about' })).toBeNull();
});

export const NotificationsError = meta.story({ ...whenFailed, ...at('emailnotification') });

NotificationsError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/GET \/hub\/notifications · status 500/))[0]).toBeVisible();
});

/** A merchant looks up what a delivery status means. */
export const Tracking = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenRegionShown('Delivery statuses'),
  args: { path: '/app/settings/tracking' },
});

Tracking.test('shows the thirteen statuses and what their badges mean', async ({ canvas }) => {
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(13);
});

/** A merchant tidies up the tags of the shop. */
export const Tags = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenRegionShown('Tags'),
  args: { path: '/app/settings/tags' },
});

Tags.test('a tag that a workflow sets names it, and a new one can be undone', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('wholesale', { selector: 'bdi' })).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Chilled');
  await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
  await expect(await canvas.findByText('Added “Chilled”.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(canvas.queryByText('Chilled', { selector: 'bdi' })).toBeNull());
});

export const TagsLoading = meta.story({ ...whileLoading, ...at('tags') });

TagsLoading.test('shows no tags while they load', async ({ canvas }) => {
  await expect(canvas.queryByText('wholesale', { selector: 'bdi' })).toBeNull();
});

export const TagsError = meta.story({ ...whenFailed, ...at('tags') });

TagsError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/tags · status 500/)).toBeVisible();
});

export const TagsViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenRegionShown('Tags'),
  ...at('tags'),
});

TagsViewOnly.test('shows the tags without a way to add one', async ({ canvas }) => {
  await expect(await canvas.findByText('wholesale', { selector: 'bdi' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Add tag' })).toBeNull();
});

/** A merchant decides which of the store’s orders may ship. */
export const WhatMayShip = meta.story({
  tags: ['narrow'],
  ...inScenario({ ...scenarios.default, ordersBefore: 712 }),
  ...whenRegionShown('Payment'),
  ...at('what-may-ship'),
});

WhatMayShip.test(
  'shows how many older orders wait; a change is saved and can be undone',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^712 open orders from before/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Wait until the payment is captured' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved. Orders that haven’t left are being checked again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Restored the previous shipping rules.')).toBeVisible();
  },
);

export const WhatMayShipLoading = meta.story({ ...whileLoading, ...at('what-may-ship') });

WhatMayShipLoading.test('no rule shows while they load', async ({ canvas }) => {
  await expect(canvas.queryByRole('radio')).toBeNull();
});

export const WhatMayShipError = meta.story({ ...whenFailed, ...at('what-may-ship') });

WhatMayShipError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/ship-policy · status 500/)).toBeVisible();
});

export const WhatMayShipViewOnly = meta.story({
  ...inScenario('view-only'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByText('Authorized payments');
  }),
  ...at('what-may-ship'),
});

WhatMayShipViewOnly.test('shows the rules without a way to change them', async ({ canvas }) => {
  await expect(canvas.getByText('When your store advises against an order')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

/** A merchant needs help from a person. */
export const ContactUs = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenRegionShown('Contact us'),
  args: { path: '/app/settings/contactus' },
});

ContactUs.test('shows the details to pass on, and where to find them', async ({ canvas }) => {
  await expect(canvas.getByText('Store URL')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Find an answer in Knowledge' })).toBeVisible();
});

/** A merchant wants to read how something works. */
export const Knowledge = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenRegionShown('Get started'),
  args: { path: '/app/settings/knowledge' },
});

Knowledge.test('links to the learn pages, each in a new tab', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link', { name: /\(opens in a new tab\)$/ }))
    await expect(link).toHaveAttribute('target', '_blank');
});

import { expect, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** The tabs of /app/settings that need no call but shop info. */
const meta = preview.meta({
  title: 'Screens/Settings/Tabs',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

type Canvas = ReturnType<typeof within>;

const whenRegionShown = (name: string) => ({
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('region', { name });
  }),
});

export const CompanyInfo = meta.story({
  ...inScenario('default'),
  ...whenRegionShown('Store'),
  args: { path: '/app/settings/companyinfo' },
});

CompanyInfo.test('what shop info says, and where it is changed', async ({ canvas }) => {
  await expect(canvas.getByText('demo.myshopify.com', { selector: 'dd bdi' })).toBeVisible();
  await expect(canvas.getByText(/store’s own admin, then reload/)).toBeVisible();
});

export const UserManagement = meta.story({
  ...inScenario('owner'),
  ...whenRegionShown('Your permissions'),
  args: { path: '/app/settings/usermanagement' },
});

UserManagement.test('the role and the matrix of eight sections', async ({ canvas }) => {
  await expect(canvas.getByText('Owner (role 1)')).toBeVisible();
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
});

export const UserManagementViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenRegionShown('Your permissions'),
  args: { path: '/app/settings/usermanagement' },
});

UserManagementViewOnly.test('staff who may only look: view yes, edit no', async ({ canvas }) => {
  await expect(canvas.getAllByText('No')).toHaveLength(8);
});

export const Tracking = meta.story({
  ...inScenario('default'),
  ...whenRegionShown('Delivery statuses'),
  args: { path: '/app/settings/tracking' },
});

Tracking.test('the thirteen statuses and what their badges mean', async ({ canvas }) => {
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(13);
});

export const EmailNotification = meta.story({
  ...inScenario('default'),
  ...whenRegionShown('Email notification'),
  args: { path: '/app/settings/emailnotification' },
});

EmailNotification.test('one honest sentence', async ({ canvas }) => {
  await expect(canvas.getByText(/Which emails are sent is not set up in this app/)).toBeVisible();
});

export const Tags = meta.story({
  ...inScenario('default'),
  ...whenRegionShown('Tags'),
  args: { path: '/app/settings/tags' },
});

Tags.test('one honest sentence', async ({ canvas }) => {
  await expect(canvas.getByText(/Tags are kept with the orders in the store’s own admin/)).toBeVisible();
});

export const ContactUs = meta.story({
  ...inScenario('default'),
  ...whenRegionShown('Contact us'),
  args: { path: '/app/settings/contactus' },
});

ContactUs.test('what to pass on, and where to look it up', async ({ canvas }) => {
  await expect(canvas.getByText('Store URL')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Look it up in Knowledge' })).toBeVisible();
});

export const Knowledge = meta.story({
  ...inScenario('default'),
  ...whenRegionShown('Get started'),
  args: { path: '/app/settings/knowledge' },
});

Knowledge.test('the learn pages, each in a new tab', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link', { name: /\(opens in a new tab\)$/ }))
    await expect(link).toHaveAttribute('target', '_blank');
});

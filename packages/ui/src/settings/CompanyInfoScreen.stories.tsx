import { storeAdminLink } from '@hub/domain/shared';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { CompanyInfoScreen } from './CompanyInfoScreen.tsx';
import { aCompany, storyPageHeader } from './settingsFixtures.ts';

const meta = preview.meta({
  component: CompanyInfoScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader('Company info'),
    facts: aCompany(),
    disabledReason: null,
    adminLink: storeAdminLink('https://hearts.myshopify.com/admin', 'general'),
  },
});

export const Default = meta.story();

const factsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

Default.test('shows the store and the person, as sent in shop info', async ({ canvas }) => {
  await expect(factsIn(canvas.getByRole('region', { name: 'Store' }))).toEqual([
    'Store URL: hearts.myshopify.com',
    'Installation: Installed',
    'Onboarding: Complete',
    'Currency: GBP',
    'Time zone: Europe/London',
  ]);
  await expect(factsIn(canvas.getByRole('region', { name: 'You' }))).toEqual([
    'Name: Amira Haddad',
    'User ID: 4711',
    'Role: Owner (role 1)',
  ]);
});

Default.test('says in which zone times are shown, and where the facts can be changed', async ({ canvas }) => {
  await expect(canvas.getByText('Times in Fulfillment Hub are shown in London time (GMT).')).toBeVisible();
  await expect(canvas.getByText(/Change them in your store admin/)).toBeVisible();
});

/** The server has sent hardly anything about the store. */
export const LittleKnown = meta.story({
  args: {
    facts: aCompany({
      userName: ' ',
      userId: null,
      role: '7',
      currency: null,
      timeZone: null,
      installStatus: null,
      onboardStatus: '0',
    }),
  },
});

LittleKnown.test('shows as missing what the server did not send, and invents nothing', async ({ canvas }) => {
  await expect(canvas.getAllByText('Not available')).toHaveLength(4);
  await expect(canvas.getByText('Not installed')).toBeVisible();
  await expect(canvas.getByText('Staff (role 7)')).toBeVisible();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    facts: aCompany({
      shop: `${'the-great-northern-gift-ware-and-seasonal-decorations'.repeat(2)}.myshopify.com`,
      userName: hostileTexts.hebrew,
      userId: hostileTexts.sku,
      role: hostileTexts.longWord,
      currency: hostileTexts.emoji,
    }),
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Store' }).parentElement ?? document.body);
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Store' }).parentElement ?? document.body);
  },
);

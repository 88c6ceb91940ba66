import { accessOf } from '@hub/domain/permissions';
import { sectionGrants } from '@hub/domain/settings';
import { storeAdminLink } from '@hub/domain/shared';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { storyPageHeader } from './settingsFixtures.ts';
import { UserManagementScreen } from './UserManagementScreen.tsx';

const meta = preview.meta({
  component: UserManagementScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader('User management'),
    role: 'Owner (role 1)',
    isOwner: true,
    grants: sectionGrants(accessOf({ role: '1', permission: null })),
    adminLink: storeAdminLink('hearts.myshopify.com', 'users'),
  },
});

export const Default = meta.story();

Default.test('the owner may do everything in all eight sections, and the reason is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Your role' })).toHaveTextContent(
    'The owner can view and edit everything. Staff are added and removed in your store admin.Owner (role 1)',
  );
  await expect(canvas.getAllByRole('row')).toHaveLength(9);
  await expect(canvas.getAllByRole('cell', { name: 'Yes' })).toHaveLength(16);
});

/** For staff who may do some things and not others. */
export const Staff = meta.story({
  args: {
    role: 'Staff (role 3)',
    isOwner: false,
    grants: sectionGrants(
      accessOf({
        role: '3',
        permission: JSON.stringify([
          { id: 1, view: true, edit: true },
          { id: 4, view: 1, edit: 0 },
        ]),
      }),
    ),
  },
});

Staff.test('a word for each grant and each refusal, not a colour alone', async ({ canvas }) => {
  const grants = Object.fromEntries(
    canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => [row.children[0]?.textContent, [row.children[1]?.textContent, row.children[2]?.textContent]]),
  );
  await expect(grants.Dashboard).toEqual(['Yes', 'Yes']);
  await expect(grants['Apps & Integrations']).toEqual(['Yes', 'No']);
  await expect(grants.Insights).toEqual(['No', 'No']);
  await expect(canvas.queryByText(/The owner can/)).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: { role: `Staff (role ${hostileTexts.longWord})`, isOwner: false },
});

LongNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Your role' }).parentElement ?? document.body);
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Your role' }).parentElement ?? document.body);
  },
);

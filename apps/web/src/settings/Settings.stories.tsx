import { expect, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppAt } from '../testing/AppAt.tsx';
import { inScenario } from '../testing/inScenario.ts';

/** The tabs of /app/settings that need no call but shop info. */
const meta = preview.meta({
  title: 'Screens/Settings/Tabs',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

type Canvas = ReturnType<typeof within>;

/** Longer than the slowest reply of any scenario, on a busy machine. */
const longEnough = { timeout: 10_000 };

const shows = (name: string) => ({
  async play({ canvas }: { canvas: Canvas }) {
    await canvas.findByRole('region', { name }, longEnough);
  },
});

export const CompanyInfo = meta.story({ ...inScenario('default'), ...shows('Store'), args: { path: '/app/settings/companyinfo' } });

CompanyInfo.test('what shop info says, and where it is changed', async ({ canvas }) => {
  await expect(canvas.getByText('demo.myshopify.com', { selector: 'dd' })).toBeVisible();
  await expect(canvas.getByText(/store’s own admin, then reload/)).toBeVisible();
});

export const UserManagement = meta.story({ ...inScenario('owner'), ...shows('Your permissions'), args: { path: '/app/settings/usermanagement' } });

UserManagement.test('the role and the matrix of eight sections', async ({ canvas }) => {
  await expect(canvas.getByText('Owner (role 1)')).toBeVisible();
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
});

export const UserManagementViewOnly = meta.story({ ...inScenario('view-only'), ...shows('Your permissions'), args: { path: '/app/settings/usermanagement' } });

UserManagementViewOnly.test('staff who may only look: view yes, edit no', async ({ canvas }) => {
  await expect(canvas.getAllByText('No')).toHaveLength(8);
});

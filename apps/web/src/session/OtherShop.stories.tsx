import { otherShopText } from '@hub/domain/navigation';
import { expect, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { demoShop } from '../testing/demoShop.ts';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** The backend returns a different shop than the address: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Another shop',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
});

const other = 'juniper-and-oak.myshopify.com';

/** The server's session belongs to a different shop than the address. */
export const OtherShop = meta.story({
  tags: ['narrow'],
  ...inScenario('other-shop'),
  args: { path: '/app/settings/companyinfo' },
  play: inOwnSituation(async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await canvas.findByRole('region', { name: 'Store' });
  }),
});

OtherShop.test('a notice names the open shop, and everything else belongs to it', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(otherShopText(demoShop, other))).toBeVisible();
  await expect(canvas.getByText(other, { selector: 'dd bdi' })).toBeVisible();
  const addresses = [...canvasElement.querySelectorAll('a[href*="shop="]')].map((link) => link.getAttribute('href'));
  await expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) await expect(address).toContain(`shop=${other}`);
});

OtherShop.test('offers to open the shop in the address', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: `Open ${demoShop}` })).toBeVisible();
});

OtherShop.test('once read, the notice can be dismissed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /dismiss/i }));
  await expect(canvas.queryByText(otherShopText(demoShop, other))).toBeNull();
});

import { planFeatures, plans } from '@hub/domain/plans';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PricingPage } from './PricingPage.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: PricingPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Pricing', plans },
  render: (args) => (
    <PublicPage current="/pricing">
      <PricingPage {...args} />
    </PublicPage>
  ),
});

export const Default = meta.story();

Default.test(
  'shows Growth 500 per month, Elite 1250 per month (currency format, default USD), and the features of each',
  async ({ canvas }) => {
    for (const plan of plans) {
      const card = within(canvas.getByRole('heading', { name: plan.name }).closest('section') ?? document.body);
      await expect(card.getByText(plan.id === 2 ? '$500 per month' : '$1,250 per month')).toBeVisible();
      await expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(planFeatures(plan.id));
    }
  },
);

Default.test('marks the open page in the header', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
});

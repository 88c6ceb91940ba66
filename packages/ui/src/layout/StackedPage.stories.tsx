import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StackedPage } from './StackedPage.tsx';

const meta = preview.meta({
  component: StackedPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Settings',
    tabs: [
      { title: 'Company info', path: '/app/settings/companyinfo' },
      { title: 'Billing', path: '/app/settings/billing' },
    ],
    current: '/app/settings/billing',
    children: [<p key="plan">Growth</p>, <p key="limits">Up to 5 workflows</p>],
  },
});

export const Default = meta.story();

Default.test('stacks cards with a gap', async ({ canvas }) => {
  const { bottom } = canvas.getByText('Growth').getBoundingClientRect();
  await expect(canvas.getByText('Up to 5 workflows').getBoundingClientRect().top).toBeGreaterThan(bottom);
});

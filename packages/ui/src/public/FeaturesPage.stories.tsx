import { providers } from '@hub/domain/integrations';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FeaturesPage } from './FeaturesPage.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: FeaturesPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Features', providerNames: providers.map(({ name }) => name) },
  render: (args) => (
    <PublicPage current="/features">
      <FeaturesPage {...args} />
    </PublicPage>
  ),
});

export const Default = meta.story();

Default.test('links each feature to the page that shows how it is done', async ({ canvas }) => {
  const links = canvas.getAllByRole('link', { name: /^How it is done: / });
  await expect(links.length).toBeGreaterThan(4);
  for (const link of links) await expect(link.getAttribute('href')).toMatch(/^\/learn\/[a-z-]+$/);
});

import { learnPages, learnPath } from '@hub/domain/public';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LearnIndex } from './LearnIndex.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: LearnIndex,
  parameters: { layout: 'fullscreen' },
  args: { unknownPath: null },
  render: (args) => (
    <PublicPage current="/learn">
      <LearnIndex {...args} />
    </PublicPage>
  ),
});

export const Default = meta.story();

Default.test('links to every page', async ({ canvas }) => {
  for (const page of learnPages)
    await expect(canvas.getByRole('link', { name: page.title })).toHaveAttribute('href', learnPath(page));
});

/** A person follows an old or mistyped link to a Learn page. */
export const UnknownPage = meta.story({ args: { unknownPath: '/learn/<img src=x onerror=alert(1)>' } });

UnknownPage.test('says as plain text that the address has no page', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'There is no page at /learn/<img src=x onerror=alert(1)>.',
  );
  await expect(canvas.queryByRole('img')).toBeNull();
});

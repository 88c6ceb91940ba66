import { type Article, passwordResetPage } from '@hub/domain/public';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ArticlePage } from './ArticlePage.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: ArticlePage,
  parameters: { layout: 'fullscreen' },
  args: { article: passwordResetPage },
  render: (args) => (
    <PublicPage>
      <ArticlePage {...args} />
    </PublicPage>
  ),
});

/** A person wants to reset a password. */
export const PasswordReset = meta.story();

PasswordReset.test('contains only text', async ({ canvas }) => {
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
});

const everyPart: Article = {
  title: 'Every part of a page',
  lead: 'A longwordwithoutanyplacetobreakitwhichisfarwiderthanthenarrowestscreenthatwehave is broken.',
  sections: [
    {
      title: 'All of them',
      blocks: [
        { kind: 'text', text: 'Choose **Save**.' },
        { kind: 'steps', items: ['First **this**.', 'Then that.'] },
        { kind: 'points', items: ['One', 'Another'] },
        { kind: 'terms', rows: [{ term: 'Term', text: 'What it **means**.' }] },
        { kind: 'note', text: 'Easily overlooked.' },
        { kind: 'links', links: [{ title: 'Elsewhere', path: '/learn' }] },
        { kind: 'picture', picture: { src: '/learn/find.png', alt: 'A parcel', width: 64, height: 64 } },
      ],
    },
  ],
};

/** The article has everything that articles can contain. */
export const EveryPart = meta.story({ args: { article: everyPart } });

EveryPart.test('highlights names, numbers steps, and gives a picture its size and alt text', async ({ canvas }) => {
  await expect(canvas.getByText('Save').tagName).toBe('STRONG');
  await expect(canvas.getByText('Then that.').closest('ol')).not.toBeNull();
  const picture = canvas.getByRole('img', { name: 'A parcel' });
  await expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['64', '64']);
  await expect(canvas.getByText('Term').tagName).toBe('DT');
});

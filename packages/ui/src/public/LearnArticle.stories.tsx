import { learnPages } from '@hub/domain/public';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { LearnArticle } from './LearnArticle.tsx';
import { PublicPage } from './PublicPage.tsx';

const [first, second] = learnPages;
if (!first || !second) throw new Error('Learn has pages.');

const meta = preview.meta({
  component: LearnArticle,
  parameters: { layout: 'fullscreen' },
  args: { page: first },
  render: (args) => (
    <PublicPage current="/learn">
      <LearnArticle {...args} />
    </PublicPage>
  ),
});

/** A reader starts with the first Learn page. */
export const FirstPage = meta.story();

FirstPage.test('lists every page at the side, and marks this one', async ({ canvas }) => {
  const list = within(canvas.getByRole('navigation', { name: 'All pages of Learn' }));
  await expect(list.getAllByRole('link')).toHaveLength(learnPages.length);
  await expect(list.getByRole('link', { name: first.title })).toHaveAttribute('aria-current', 'page');
});

FirstPage.test('links the first page to the next one only', async ({ canvas }) => {
  await expect(canvas.getByText('After this:')).toHaveTextContent(second.title);
  await expect(canvas.queryByText('Before this:')).toBeNull();
});

/** A reader wants to know what happens to an order. */
export const OrderWorkflows = meta.story({ args: { page: second } });

OrderWorkflows.test('explains the stages under their names', async ({ canvas }) => {
  await expect(canvas.getByText('Needs User Review', { selector: 'dt' })).toBeVisible();
});

/** A reader has reached the last Learn page. */
export const LastPage = meta.story({ args: { page: learnPages.at(-1) ?? first } });

LastPage.test('links the last page to the previous one only', async ({ canvas }) => {
  await expect(canvas.getByText('Before this:')).toHaveTextContent(learnPages.at(-2)?.title ?? '');
  await expect(canvas.queryByText('After this:')).toBeNull();
});

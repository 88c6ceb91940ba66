import { siteTexts } from '@hub/domain/public';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  args: { current: '/pricing', children: <h1>Pricing</h1> },
});

export const Default = meta.story();

Default.test('links to the four pages of the site, and marks the open one', async ({ canvas }) => {
  const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  await expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/features', null],
    ['/pricing', 'page'],
    ['/learn', null],
    ['/login', null],
  ]);
});

Default.test('has the legal pages and the promise in its footer', async ({ canvas }) => {
  await expect(within(canvas.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')).toHaveLength(3);
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent(siteTexts.footer);
});

Default.test('has a skip link to the content as the first tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(document.activeElement).toHaveTextContent('Skip to content');
  await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
});

/** No entry is current: the login, or an unknown address. */
export const Elsewhere = meta.story({ args: { current: undefined } });

Elsewhere.test('marks no link without an open page', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

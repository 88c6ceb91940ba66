import { loginTexts } from '@hub/domain/public';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { SiteAt } from '../testing/SiteAt.tsx';

const meta = preview.meta({
  title: 'Screens/Public site',
  component: SiteAt,
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
});

/** A visitor who does not use the app yet opens the site. */
export const Home = meta.story({ tags: ['narrow'] });

Home.test(
  'a link within the site opens the next page at its top, with keyboard focus in it',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Pricing' }));
    await canvas.findByRole('heading', { level: 1, name: 'Pricing' });
    // The focus moves after the page has rendered.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(document.documentElement.scrollTop).toBe(0);
  },
);

/** A visitor comes to the site to open the app for their store. */
export const Login = meta.story({ tags: ['narrow'], args: { path: '/login', overrides: { isSandbox: false } } });

Login.test('rejected text stays as typed', async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText(loginTexts.label);
  await userEvent.type(field, 'me@shop.example{Enter}');
  await expect(await canvas.findByText(/email address/)).toBeVisible();
  await expect(field).toHaveValue('me@shop.example');
});

/** A merchant follows "More Info" for an explanation. */
export const LearnPage = meta.story({ tags: ['narrow'], args: { path: '/learn/order-workflows' } });

LearnPage.test('is the page behind the dashboard’s "More Info"', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Work through the day’s orders');
});

/** An old or mistyped link to a page of Learn. */
export const UnknownLearnPage = meta.story({ args: { path: '/learn/nowhere' } });

UnknownLearnPage.test('an unknown Learn page lists the existing ones', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await expect(
    canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/learn/')).length,
  ).toBeGreaterThan(5);
});

/** An address that the site does not have. */
export const UnknownPath = meta.story({ args: { path: '/nowhere' } });

UnknownPath.test('an unknown path shows home', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Log in with your shop' })).toBeVisible();
});

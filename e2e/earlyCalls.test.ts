import '../apps/web/src/app/earlyCalls/EarlyCall.ts';
import { expect, test } from './fixtures.ts';

test('shop info and figures are there before the scripts, and the app takes each instead of asking again', async ({
  page,
  openApp,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/shopInfo', '/stats'].includes(pathname)) asked.push(pathname);
  });
  let releaseScripts = (): void => undefined;
  const figuresAnswered = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await figuresAnswered;
    await route.continue();
  });
  page.on('response', (response) => new URL(response.url()).pathname === '/stats' && releaseScripts());

  await openApp('/app/dashboard');
  await expect(
    page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: /Total Orders [\d,]+/ }),
  ).toBeVisible();
  expect(asked).toEqual(['/shopInfo', '/stats']);
});

test('other screens begin with shop info only, and pages outside /app with nothing', async ({ page, openApp }) => {
  const early = () => page.evaluate(() => window.earlyCalls?.map(({ url }) => new URL(url).pathname));
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openApp('/app/settings');
  expect(await early()).toEqual(['/shopInfo']);
  await openApp('/login');
  expect(await early()).toBeUndefined();
});

import '../apps/web/src/app/earlyCalls/EarlyCall.ts';
import { expect, test } from './fixtures.ts';

test('shop info and figures load before the scripts, and the app uses them instead of requesting them again', async ({
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

test('other screens load only shop info early, and pages outside /app nothing', async ({ page, openApp }) => {
  const early = () => page.evaluate(() => window.earlyCalls?.map(({ url }) => new URL(url).pathname));
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openApp('/app/settings');
  expect(await early()).toEqual(['/shopInfo']);
  await openApp('/login');
  expect(await early()).toBeUndefined();
});

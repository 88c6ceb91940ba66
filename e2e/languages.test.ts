import { offeredLanguages } from '@hub/domain/languages';
import { expect, test } from './fixtures.ts';

const titles: Readonly<Record<string, string>> = { de: 'Aktualisieren', es: 'Actualizar' };

for (const locale of ['en-US', 'xx', '%22%3E%3Cscript%3E', 'constructor'])
  test(`locale=${locale} shows the English page and loads no language`, async ({ page, openApp }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/(?:de|es)-/.test(request.url())) scripts.push(request.url());
    });
    await openApp(`/app/dashboard?locale=${locale}`);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    expect(scripts).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

for (const language of offeredLanguages)
  test(`locale=${language} shows that language, also after a link and a reload`, async ({ page, openApp }) => {
    const refresh = page.getByRole('button', { name: titles[language] });
    await openApp(`/app/dashboard?locale=${language}`);
    await expect(refresh).toBeVisible();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.locator('a[href*="/app/dashboard/allorders"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/allorders.*locale=${language}`));
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.goBack();
    await expect(refresh).toBeVisible();
  });

test('server texts are translated: the reply to an action and timeline entries', async ({ page, openApp }) => {
  await openApp('/app/dashboard/openorders?locale=de&period=all');
  await page
    .getByRole('row')
    .getByRole('button', { name: /^Öffnen/ })
    .first()
    .click();
  await expect(page.getByText('Bestellung aus dem Shop erhalten')).toBeVisible();
  const button = page
    .getByRole('group', { name: 'Aktionen', exact: true })
    .getByRole('button', { name: 'Zurückhalten' });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückhalten' }).click();
  await expect(page.getByText(/^\S+ ist zurückgehalten\.$/)).toBeVisible();
});

import { expect, type Page, type Route, test } from '@playwright/test';
import type { OpenApp } from './fixtures.ts';

/** Markup that a customer, a product or a server could inject through a text. */
const markup =
  '"><img class="planted" src="/icon.svg" onload="window.pwned=1"><script>window.pwned=2</script>' +
  '<a class="planted" href="javascript:window.pwned=3">javascript:window.pwned=3</a>\u202E{{7*7}}';

/** Fields that the app parses instead of showing. Replacing them would make it refuse the reply and show nothing. */
const read = new RegExp(
  '^(shop|role|permission|onboard_status|install_status|charge_type|iana_timezone|currency|session_id|status|' +
    'third_party_id|.*_at|.*_time|.*id)$',
);

/** The reply with every shown text replaced, including texts in nested JSON strings. */
function planted(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => planted(each, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, planted(each, key)]));
  if (typeof value !== 'string' || read.test(name)) return value;
  if (!['details', 'error', 'error_message'].includes(name)) return markup;
  return value === '' ? value : JSON.stringify(planted(JSON.parse(value), 'text'));
}

async function plant(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: planted(await response.json()) });
}

interface Screens {
  page: Page;
  openApp: OpenApp;
  waitUntilSettled(): Promise<void>;
  /** Slugs of lists; each is opened with an order expanded. */
  lists: readonly string[];
  /** Paths of other screens. */
  paths: readonly string[];
}

/** Checks that markup in every text of a server stays text on the dashboard, the integrations and these screens. */
export async function expectMarkupToStayText({
  page,
  openApp,
  waitUntilSettled,
  lists,
  paths,
}: Screens): Promise<void> {
  await page.route(/\/(shopInfo|stats|list-order|get-order-detail|get-locations|get-third-party-details)/, plant);
  let seen = 0;
  let texts = 0;
  const inspect = async () => {
    seen += 1;
    const found = await page.evaluate(() => ({
      elements: document.querySelectorAll('.planted').length,
      pwned: Reflect.get(window, 'pwned') === undefined ? 'no' : 'yes',
      links: Array.from(
        document.querySelectorAll('[href], [src], [action], [formaction]'),
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ).filter((address) => /^\s*(javascript|data:text|vbscript)/i.test(address)),
      texts: document.body.innerText.split('window.pwned').length - 1,
    }));
    texts += found.texts;
    expect({ ...found, texts: 0 }, page.url()).toEqual({ elements: 0, pwned: 'no', links: [], texts: 0 });
  };

  // A list with an open order shows the most server texts: names, SKUs, flows, boxes, locations, timeline.
  for (const list of lists) {
    await openApp(`/app/dashboard-v0/${list}?period=all`);
    await page
      .getByRole('button', { name: /^Expand/ })
      .first()
      .click();
    await expect(page.getByText('Timeline').first()).toBeVisible();
    await inspect();
  }
  await openApp('/app/dashboard?open=errororders&open=openorders&period=all');
  await expect(page.getByRole('link', { name: /img/ }).first()).toBeVisible();
  await inspect();
  await openApp('/app/integration/directory?open=shipbob&open=cap');
  await expect(page.getByRole('button', { name: /^Test Connection/ }).first()).toBeVisible();
  await inspect();
  for (const path of paths) {
    await openApp(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await waitUntilSettled();
    await inspect();
  }
  expect(texts, 'the planted texts were not on the screen, so nothing was tried').toBeGreaterThan(20);
  test.info().annotations.push({
    type: 'figure',
    description: `0 elements, 0 scripts, 0 links of ${texts.toLocaleString('en')} planted texts on ${seen} screens`,
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { viewports } from '../.storybook/viewports.ts';
import { situations } from '../apps/web/src/testing/situations.ts';
import { notFoundHeader, type ServedFolder, serveUnderPath } from '../tools/storybook/serveUnderPath.ts';
import { builtStories } from '../tools/storybook/builtStories.ts';
import { expect, test as base } from './fixtures.ts';

/** The one of the test command, unless STORYBOOK_BUILD names another. */
const built = process.env.STORYBOOK_BUILD ?? join(import.meta.dirname, '../dist/storybook');

interface Fixtures {
  /** Where the site stands on its server. */
  sitePath: string;
  site: ServedFolder;
}

const test = base.extend<Fixtures>({
  sitePath: ['/', { option: true }],
  site: async ({ sitePath }, use) => {
    if (!existsSync(join(built, 'index.html')))
      throw new Error('There is no built Storybook: run "pnpm build-storybook" first.');
    const site = await serveUnderPath(built, sitePath);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

// Mocks answer so where a story is about it; a file that is not there says so itself.
test.use({ expectedConsoleErrors: /^Failed to load resource: the server responded with a status of [45]\d\d/ });

test.beforeEach(({ context, pageErrors }) => {
  context.on('response', (response) => {
    if (response.headers()[notFoundHeader]) pageErrors.push(`not there: ${response.url()}`);
  });
});

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

// A plain path below belongs to Storybook, further down.
for (const path of ['/', '/a%20folder/of/ours/'])
  test.describe(`the static site under ${path}, with no request leaving its origin`, () => {
    test.use({ sitePath: path });

    test('a screen in the workshop, its calls answered by the mocks', async ({ page, site }) => {
      await page.goto('?path=/story/screens-orders-all-orders--default');
      await expect(preview(page).getByRole('grid', { name: 'All Orders' }).getByRole('row').first()).toBeVisible();
      const scopes = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      );
      expect(scopes).toEqual([site.address]);
    });

    test('a link is opened while a story is visible in another window', async ({ page, context }) => {
      await page.goto('iframe.html?id=screens-orders-all-orders--default&viewMode=story');
      await expect(page.getByRole('grid', { name: 'All Orders' })).toBeVisible();
      const other = await context.newPage();
      await other.goto('?path=/story/screens-orders-all-orders--default');
      await expect(preview(other).getByRole('grid', { name: 'All Orders' })).toBeVisible();
      await expect(other.getByRole('navigation', { name: 'Stories' })).toBeVisible();
      await expect(page.getByRole('grid', { name: 'All Orders' }).getByRole('row').first()).toBeVisible();
    });

    test('a page of the docs', async ({ page }) => {
      await page.goto('');
      await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a page with pictures of the app', async ({ page }) => {
      await page.goto('iframe.html?id=screens-public-site--learn-page&viewMode=story');
      const picture = page.getByRole('main').getByRole('img').first();
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    });
  });

interface DocsPage {
  id: string;
  title: string;
  importPath: string;
  type: string;
}

function docsPages(): readonly DocsPage[] {
  const index = join(built, 'index.json');
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, DocsPage> };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

const isWritten = ({ importPath }: DocsPage) => importPath.startsWith('./docs/storybook/');
const writtenPages = docsPages().filter(isWritten);
/** Of the components, made from their stories and props. */
const generatedPages = docsPages().filter(({ importPath }) => importPath.startsWith('./packages/ui/'));

/** Of the screens, made from their stories, routes and calls. */
const screenPages = docsPages().filter(({ importPath }) => importPath.startsWith('./apps/web/'));

/** Of the calls, made from their table. */
const callPages = docsPages().filter(({ importPath }) => importPath.startsWith('./dist/call-pages/'));

/** Storybook's own, of a story that threw, or that is not there. */
const errorBox = '.sb-errordisplay:visible, .sb-nopreview:visible';
const isNightly = process.env.NIGHTLY === '1';

test.describe('the workshop, under a path', () => {
  test.use({ sitePath: '/designs/v1/' });

  async function open(page: Page, { id }: DocsPage): Promise<void> {
    await page.goto(`iframe.html?id=${id}&viewMode=docs`);
    // A story in the page may have a heading of its own.
    const heading = page.locator('.sbdocs-content > h1');
    await expect(heading.or(page.locator(errorBox)).first()).toBeVisible();
    await expect(page.locator(errorBox)).toHaveText([]);
    await expect(heading).not.toHaveText('');
  }

  for (const written of writtenPages)
    test(`${written.title} has its heading, each of its live stories shows something, and nothing is in error`, async ({
      page,
    }) => {
      await open(page, written);
      const inFrames = await page.locator('.sb-story:has(iframe)').all();
      // The frames hold screens, each of which the pictures open in the same site: one of them shows that frames work
      // here.
      const seen = [
        ...(await page.locator('.sb-story:not(:has(iframe))').all()),
        ...(isNightly ? inFrames : inFrames.slice(0, 1)),
      ];
      for (const story of seen) await showsSomething(story);
      expect(seen.length).toBeGreaterThan(0);
      await expect(page.locator(errorBox)).toHaveText([]);
      expect(deadLinks(await linksOf(page))).toEqual([]);
    });

  // What is on them is told story by story, prop by prop elsewhere: here, that the page comes together. Each tenth but
  // at night.
  for (const generated of generatedPages.filter((_, index) => isNightly || index % 10 === 0))
    test(`${generated.title}: the page of a component has its props, and nothing is in error`, async ({ page }) => {
      await open(page, generated);
      const hasNone = page.getByText(/^This component has (no props|callbacks only)\.$/);
      await expect(page.locator('.docblock-argstable').or(hasNone).first()).toBeVisible();
      await expect(page.locator(errorBox)).toHaveText([]);
    });

  for (const screen of screenPages.filter((_, index) => isNightly || index % 10 === 0))
    test(`${screen.title}: the page of a screen shows it, its situations with their sentences, and leads on`, async ({
      page,
    }) => {
      await open(page, screen);
      await showsSomething(page.locator('.sb-story').first());
      const situationLines = page.locator('#situations + ul > li');
      expect(await situationLines.count()).toBeGreaterThan(0);
      for (const line of await situationLines.allTextContents()) expect(line).toMatch(/: .+[.!?]"?$/);
      await expect(page.locator(errorBox)).toHaveText([]);
      expect(deadLinks(await linksOf(page))).toEqual([]);
    });

  // Each twentieth but at night; `tools/storybook/callPages.test.ts` knows that all are there.
  for (const callPage of callPages.filter((_, index) => isNightly || index % 20 === 0))
    test(`${callPage.title}: the page of a call has its parts, and its links lead somewhere`, async ({ page }) => {
      await open(page, callPage);
      const parts = page.locator('.sbdocs-content > h2');
      await expect(parts).toHaveText(['Request', 'Reply', 'Errors', 'Mocks and faults', 'Code']);
      await expect(page.locator('.docblock-source')).toHaveCount(2);
      await expect(page.locator(errorBox)).toHaveText([]);
      expect(deadLinks(await linksOf(page))).toEqual([]);
    });

  test('the page of a screen names its route, what it needs, its calls, its texts and its code', async ({ page }) => {
    const list = screenPages.find(({ title }) => title === 'Screens/Orders/Hold Orders');
    if (list) await open(page, list);
    await expect(page.getByRole('row', { name: '/app/dashboard-v0/holdorders Hold Orders Dashboard' })).toBeVisible();
    await expect(page.getByText('/app/dashboard-v0/allorders', { exact: true })).toHaveCount(0);
    await expect(page.getByText(/^Calls: orders, tags/)).toBeVisible();
    await page.getByText('packages/domain/src/orders/orderTexts.ts').click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'quoted from the product description' }).first(),
    ).toBeVisible();
    await expect(page.getByText('apps/web/src/orders', { exact: true })).toBeVisible();
  });

  test('the address chooses the situation of a story; choosing another changes the address, and a reload keeps it', async ({
    page,
  }) => {
    const shows = async (heading: string, width: number) => {
      await expect(preview(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect
        .poll(() =>
          preview(page)
            .locator('body')
            .evaluate(() => window.innerWidth),
        )
        .toBe(width);
    };
    // Without Workflows, their address leads to the dashboard.
    await page.goto('?path=/story/screens-workflows-workflows--default&globals=staff:no-workflows;viewport.value:w490');
    await shows('Dashboard', 490);

    await choose(page, /^Who is looking/, 'Owner');
    await choose(page, /^Viewport size/, '768 px');
    await shows('Workflows', 768);
    await expect
      .poll(() => new URL(page.url()).searchParams.get('globals')?.split(';').toSorted())
      .toEqual(['staff:owner', 'viewport.value:w768']);
    await page.reload();
    await shows('Workflows', 768);
  });

  test('a menu that changes the situation says that nothing was played; back in its own, the story plays again', async ({
    page,
  }) => {
    const lastStep = page.getByText('Reload is the only way on');
    const notPlayed = page.getByText(/^Not played/);
    const story = builtStories(built).find(({ importPath }) => importPath.endsWith('/flows/SessionExpiry.stories.tsx'));
    await page.goto(`?path=/story/${story?.id}`);
    await page.getByRole('tab', { name: /^Interactions/ }).click();
    await expect(lastStep).toBeVisible();
    await choose(page, /^Who is looking/, 'Staff who may only look');
    await expect(notPlayed).toBeVisible();
    await expect(lastStep).toHaveCount(0);
    await choose(page, /^Who is looking/, 'As the story says');
    await expect(lastStep).toBeVisible();
    await expect(notPlayed).toHaveCount(0);
  });

  for (const [words, found] of Object.entries({
    toast: /toast/i,
    badge: /badge/i,
    '401': /Session expired/i,
    shipstation: /Shipstation/,
    'hold view only': /View Only[^]*Hold Orders/,
  }))
    test(`the search for "${words}" finds first what is meant`, async ({ page }) => {
      await page.goto('');
      await page.locator('#storybook-explorer-searchfield').fill(words);
      await expect(page.locator('.search-result-item--label').first()).toHaveText(found);
    });

  for (const file of ['Welcome.mdx', 'Plans.mdx'])
    for (const key of ['/', 'Control+k'])
      test(`${key} opens the search on ${file}, whose stories play in frames`, async ({ page }) => {
        await page.goto(`?path=/docs/${writtenPage(file)?.id}`);
        await expect.poll(() => embedded(page).locator('#storybook-root > *').count()).toBeGreaterThan(0);
        await page.keyboard.press(key);
        await expect(page.locator('#storybook-explorer-searchfield')).toBeFocused();
      });

  test('a menu of a written page changes the screens in it; a link opens the page so, and the screen alone', async ({
    page,
  }) => {
    // The frame of a page is narrow: there the list has its zone under "More".
    const seesTokyo = expect(embedded(page).getByText('Tokyo time (GMT+9)').first());
    await page.goto(`?path=/docs/${writtenPage('Contributing.mdx')?.id}`);
    await expect(embedded(page).getByRole('grid').first()).toBeVisible();
    await expect(embedded(page).getByText('Tokyo time (GMT+9)')).toHaveCount(0);
    await choose(page, /^The time zone of the shop/, 'Tokyo');
    await seesTokyo.toBeAttached();
    await choose(page, /^Who is looking/, 'Staff who may only look');
    await expect(embedded(page).getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
    await choose(page, /^(Direction|The direction)/, 'Right to left');
    await expect(embedded(page).locator('html')).toHaveAttribute('dir', 'rtl');
    await page.reload();
    await seesTokyo.toBeAttached();
    await preview(page).locator('.sb-story figcaption a').first().click();
    await expect(page).toHaveURL(/path=\/story\/screens-/);
    await expect(preview(page).getByText('Tokyo time (GMT+9)')).toBeVisible();
  });

  test('the menu of languages loads a story anew in another language, and back in English', async ({ page }) => {
    await page.goto('?path=/story/screens-orders-hold-orders--default');
    const title = preview(page).getByRole('heading', { level: 1 });
    const english = await title.textContent();
    await choose(page, /^(Language|The language)/, 'Deutsch');
    await expect(preview(page).locator('html')).toHaveAttribute('lang', 'de');
    await expect(title).not.toHaveText(english ?? '');
    const german = await title.textContent();
    await page.reload();
    await expect(title).toHaveText(german ?? '');
    await choose(page, /^(Language|The language|Deutsch)/, 'English');
    await expect(preview(page).locator('html')).toHaveAttribute('lang', 'en');
    await expect(title).toHaveText(english ?? '');
  });

  test('a language chosen while a story is still being checked is loaded when that ends', async ({ page }) => {
    await page.addInitScript(() => {
      interface Channel {
        on(event: string, listener: (change: { newPhase: string }) => void): void;
        emit(event: string, change: object): void;
      }
      interface WithChannel extends Window {
        __STORYBOOK_ADDONS_CHANNEL__?: Channel;
      }
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
      const channelOf = (where: WithChannel) => where.__STORYBOOK_ADDONS_CHANNEL__;
      if (window.parent === window) return;
      const waiting = setInterval(() => {
        const channel = channelOf(window);
        if (!channel) return;
        clearInterval(waiting);
        channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
          const globals = { language: 'de' };
          if (newPhase === 'afterEach' && document.documentElement.lang !== 'de')
            channelOf(window.parent)?.emit('updateGlobals', { globals });
        });
      }, 1);
    });
    await page.goto('?path=/story/screens-orders-hold-orders--default');
    await expect(preview(page).locator('html')).toHaveAttribute('lang', 'de');
  });

  /** What each of the five links of the Welcome is there to show, in their order. */
  const situationsShown: readonly ((story: FrameLocator) => Promise<void>)[] = [
    async (story) => {
      await expect(story.getByRole('grid', { name: 'Hold Orders' })).toBeVisible();
      await expect.poll(() => story.locator('body').evaluate(() => window.innerWidth)).toBe(490);
      await story
        .getByRole('button', { name: /^Expand/ })
        .first()
        .click();
      await expect(story.getByRole('button', { name: 'Move to Open' }).first()).toBeDisabled();
    },
    async (story) => {
      await expect(story.getByRole('listitem').filter({ hasText: /answer|changed|open already/ })).toHaveCount(3);
    },
    async (story) => {
      await expect(story.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 216, 77)');
    },
    async (story) => {
      await expect(story.getByText(/both set where the order waits/)).toBeVisible();
    },
    async (story) => {
      await expect(story.getByTitle(/.{40}/).first()).toBeVisible();
    },
  ];

  for (const [index, isShown] of situationsShown.entries())
    test(`link ${index + 1} of the five of the Welcome, pressed, shows what it says`, async ({ page }) => {
      await page.goto(`?path=/docs/${writtenPage('Welcome.mdx')?.id}`);
      const links = preview(page).locator('.sbdocs-content > ol').last().getByRole('link');
      await expect(links).toHaveCount(situationsShown.length);
      await links.nth(index).click();
      await expect(page).toHaveURL(/path=\/story\//);
      await isShown(preview(page));
      await expect(preview(page).locator(errorBox)).toHaveText([]);
    });

  for (const [page, link] of Object.entries({
    'features-orders-lists--docs': '#where-to-go-on + ul a',
    'screens-orders-hold-orders--docs': '#situations + ul a',
  }))
    test(`a link "${link}" of ${page} leads on within Storybook`, async ({ page: tab }) => {
      await tab.goto(`?path=/docs/${page}`);
      const first = preview(tab).locator(link).first();
      const href = (await first.getAttribute('href')) ?? '';
      await first.click();
      await expect.poll(() => new URL(tab.url()).search).toContain(href);
      await expect(preview(tab).locator('#storybook-root > *').first()).toBeVisible();
      await expect(tab.getByRole('navigation', { name: 'Stories' })).toBeVisible();
    });

  test('beside a phone the panel stands at the right, and below a wide story, by the sidebar and by the address', async ({
    page,
  }) => {
    const panelIs = async (where: 'right' | 'below') => {
      const isBeside = async () => {
        const panel = await page.locator('#storybook-panel-root').boundingBox();
        const story = await page.locator('#storybook-preview-iframe').boundingBox();
        return panel && story ? panel.x >= story.x + story.width : undefined;
      };
      await expect.poll(isBeside).toBe(where === 'right');
    };
    await page.goto('?path=/story/catalogues-status-badges--longest-name-on-a-phone');
    await panelIs('right');
    await page.goto('?path=/story/catalogues-status-badges--longest-name');
    await expect(preview(page).getByTitle(/.{40}/).first()).toBeVisible();
    await panelIs('below');
    await page.locator('[data-item-id="catalogues-status-badges--longest-name-on-a-phone"]').click();
    await panelIs('right');
    await page.locator('[data-item-id="catalogues-status-badges--longest-name"]').click();
    await panelIs('below');
    // Whoever wants it at the right has it there, also after a reload.
    await page.keyboard.press('Alt+d');
    await panelIs('right');
    await page.reload();
    await expect(preview(page).getByTitle(/.{40}/).first()).toBeVisible();
    await panelIs('right');
  });

  test('a story in which nothing is to be seen says so, and why; any other does not', async ({ page }) => {
    await page.goto('iframe.html?id=components-data-asof--nothing-read&viewMode=story');
    await expect(
      page.getByText(/^Nothing is to be seen here.* its room is kept, so that nothing jumps$/),
    ).toBeVisible();
    await page.goto('iframe.html?id=components-data-asof--another-day&viewMode=story');
    await expect(page.getByText(/^As of 2026-11-22/)).toBeVisible();
    await expect(page.getByText(/^Nothing is to be seen here/)).toHaveCount(0);
  });

  test('beside a story stands when it is to be seen, and what', async ({ page }) => {
    await page.goto('?path=/story/screens-orders-hold-orders--loading');
    await page.getByRole('tab', { name: 'About' }).click();
    const about = page.getByRole('tabpanel', { name: 'About' });
    await expect(about).toContainText('Nothing has come yet.');
    await expect(about.getByRole('listitem')).toHaveText(['title and filter are there while the orders load']);
  });

  const writtenPage = (file: string) => writtenPages.find(({ importPath }) => importPath.endsWith(`/${file}`));

  /** The first story that a written page shows in a frame. */
  const embedded = (page: Page) => preview(page).locator('.sb-story iframe').first().contentFrame();

  async function choose(page: Page, menu: RegExp, choice: string): Promise<void> {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
});

/** Where the text of a written page leads to, its tables included; not what opens a window, nor links within stories. */
async function linksOf(page: Page): Promise<readonly string[]> {
  return page.locator('.sbdocs-content a[href]:not([target="_blank"])').evaluateAll((links) => {
    const hasTarget = (href: string) => !href.startsWith('#') || document.getElementById(href.slice(1)) !== null;
    return links
      .filter((link) => link.closest('.sb-story')?.contains(link.closest('figcaption')) !== false)
      .map((link) => link.getAttribute('href') ?? '')
      .map((href) => (hasTarget(href) ? href : `${href}, which is not on the page`));
  });
}

/** Links that lead to no story, no page or no choice of a menu. Those to a part of a page have been looked at. */
function deadLinks(links: readonly string[]): readonly string[] {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, DocsPage>;
  };
  const isAlive = (link: string) => {
    if (link.startsWith('#')) return !link.includes(' ');
    const query = new URL(link, 'http://localhost/').searchParams;
    const [, view, id = ''] = (query.get('path') ?? '').split('/');
    return entries[id]?.type === view && unknownChoices(query.get('globals') ?? '').length === 0;
  };
  return links.filter((link) => !isAlive(link));
}

/** Pairs as in `staff:view-only;zone:tokyo` that no menu has. */
function unknownChoices(globals: string): readonly string[] {
  const menus: Readonly<Record<string, object>> = {
    ...Object.fromEntries(Object.entries(situations).map(([name, { choices }]) => [name, choices])),
    'viewport.value': viewports,
  };
  return globals.split(';').filter((pair) => {
    const [menu = '', choice = ''] = pair.split(':');
    return pair !== '' && !Object.hasOwn(menus[menu] ?? {}, choice);
  });
}

/** A story on a page of the docs, in a frame of its own where it needs one; frames wait until they are in sight. */
async function showsSomething(story: Locator): Promise<void> {
  await story.scrollIntoViewIfNeeded();
  const frame = story.locator('iframe');
  const drawn = (await frame.count()) > 0 ? frame.contentFrame().locator('body') : story;
  await expect.poll(async () => (await drawn.innerText()).trim()).not.toBe('');
  await expect(drawn.locator(errorBox)).toHaveText([]);
}

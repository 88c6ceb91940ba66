import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { viewports } from '../.storybook/viewports.ts';
import { situations } from '../apps/web/src/testing/situations.ts';
import { notFoundHeader, type ServedFolder, serveUnderPath } from '../tools/storybook/serveUnderPath.ts';
import { expect, test as base } from './fixtures.ts';

/** The build of the test command, unless STORYBOOK_BUILD names another. */
export const built = process.env.STORYBOOK_BUILD ?? join(import.meta.dirname, '../dist/storybook');

interface Fixtures {
  /** Path of the site on its server. */
  sitePath: string;
  site: ServedFolder;
}

export const test = base.extend<Fixtures>({
  sitePath: ['/', { option: true }],
  site: async ({ sitePath }, use) => {
    if (!existsSync(join(built, 'index.html')))
      throw new Error('There is no built Storybook: run "pnpm build-storybook" first.');
    const site = await serveUnderPath(built, sitePath);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
  // The mocks of some stories answer with these statuses. Missing files are recognised by their header.
  expectedConsoleErrors: /^Failed to load resource: the server responded with a status of [45]\d\d/,
  context: async ({ context, pageErrors }, use) => {
    context.on('response', (response) => {
      if (response.headers()[notFoundHeader]) pageErrors.push(`not there: ${response.url()}`);
    });
    await use(context);
  },
});

export const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

export interface DocsPage {
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
export const writtenPages = docsPages().filter(isWritten);
/** Docs pages of components, generated from their stories and props. */
export const generatedPages = docsPages().filter(({ importPath }) => importPath.startsWith('./packages/ui/'));

/** Docs pages of screens, generated from their stories, routes and calls. */
export const screenPages = docsPages().filter(({ importPath }) => importPath.startsWith('./apps/web/'));

/** Docs pages of calls, generated from the endpoint table. */
export const callPages = docsPages().filter(({ importPath }) => importPath.startsWith('./dist/call-pages/'));

/** Storybook's message for a story that threw or is missing. */
export const errorBox = '.sb-errordisplay:visible, .sb-nopreview:visible';

/** The docs page of a file in `docs/storybook`. */
export function writtenPage(file: string): DocsPage {
  const found = writtenPages.find(({ importPath }) => importPath.endsWith(`/${file}`));
  if (!found) throw new Error(`There is no page ${file}`);
  return found;
}

export async function openDocs(page: Page, { id }: DocsPage): Promise<void> {
  await page.goto(`iframe.html?id=${id}&viewMode=docs`);
  // A story in the page may have its own heading.
  const heading = page.locator('.sbdocs-content > h1');
  await expect(heading.or(page.locator(errorBox)).first()).toBeVisible();
  await expect(page.locator(errorBox)).toHaveText([]);
  await expect(heading).not.toHaveText('');
}

/** The frame of the first story on a written page. */
export const embedded = (page: Page) => preview(page).locator('.sb-story iframe').first().contentFrame();

export async function choose(page: Page, menu: RegExp, choice: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** Link targets in the text and tables of a written page, without links that open a window or are inside stories. */
async function linksOf(page: Page): Promise<readonly string[]> {
  return page.locator('.sbdocs-content a[href]:not([target="_blank"])').evaluateAll((links) => {
    const hasTarget = (href: string) => !href.startsWith('#') || document.getElementById(href.slice(1)) !== null;
    return links
      .filter((link) => link.closest('.sb-story')?.contains(link.closest('figcaption')) !== false)
      .map((link) => link.getAttribute('href') ?? '')
      .map((href) => (hasTarget(href) ? href : `${href}, which is not on the page`));
  });
}

/** Links to a missing story, page or menu choice. Other tests check links to a part of a page. */
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

/** Pairs such as `staff:view-only;zone:tokyo` that no menu has. */
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

/** Checks that a story on a docs page renders, in its own frame if it has one. Frames load when visible. */
async function showsSomething(story: Locator): Promise<void> {
  await story.scrollIntoViewIfNeeded();
  const frame = story.locator('iframe');
  const drawn = (await frame.count()) > 0 ? frame.contentFrame().locator('body') : story;
  await expect.poll(async () => (await drawn.innerText()).trim()).not.toBe('');
  await expect(drawn.locator(errorBox)).toHaveText([]);
}

/** Checks that a written page has its heading, that its stories render, and that its links work. */
export async function expectWrittenPage(page: Page, written: DocsPage): Promise<void> {
  await openDocs(page, written);
  const seen = await page.locator('.sb-story').all();
  for (const story of seen) await showsSomething(story);
  expect(seen.length).toBeGreaterThan(0);
  await expect(page.locator(errorBox)).toHaveText([]);
  expect(deadLinks(await linksOf(page))).toEqual([]);
}

/** Checks that a component page lists the component's props. */
export async function expectComponentPage(page: Page, generated: DocsPage): Promise<void> {
  await openDocs(page, generated);
  const hasNone = page.getByText(/^This component has (no props|callbacks only)\.$/);
  await expect(page.locator('.docblock-argstable').or(hasNone).first()).toBeVisible();
  await expect(page.locator(errorBox)).toHaveText([]);
}

/** Checks that a screen page shows the screen and its situations with their sentences, and that its links work. */
export async function expectScreenPage(page: Page, screen: DocsPage): Promise<void> {
  await openDocs(page, screen);
  await showsSomething(page.locator('.sb-story').first());
  const situationLines = page.locator('#situations + ul > li');
  expect(await situationLines.count()).toBeGreaterThan(0);
  for (const line of await situationLines.allTextContents()) expect(line).toMatch(/: .+[.!?]"?$/);
  await expect(page.locator(errorBox)).toHaveText([]);
  expect(deadLinks(await linksOf(page))).toEqual([]);
}

/** Checks that a call page has its parts, and that its links work. */
export async function expectCallPage(page: Page, callPage: DocsPage): Promise<void> {
  await openDocs(page, callPage);
  const parts = page.locator('.sbdocs-content > h2');
  await expect(parts).toHaveText(['Request', 'Reply', 'Errors', 'Mocks and faults', 'Code']);
  await expect(page.locator('.docblock-source')).toHaveCount(2);
  await expect(page.locator(errorBox)).toHaveText([]);
  expect(deadLinks(await linksOf(page))).toEqual([]);
}

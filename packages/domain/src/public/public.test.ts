import { describe, expect, test } from 'vitest';
import * as dashboard from '../dashboard/index.ts';
import * as integrations from '../integrations/index.ts';
import { publicDecision } from '../navigation/publicDecision.ts';
import { shopFromInput } from '../navigation/shopDomain.ts';
import { plans } from '../plans/plans.ts';
import { sectionList } from '../shared/access/sections.ts';
import { tabNames } from '../shared/orders/tabNames.ts';
import type { Article, ProseBlock } from './Article.ts';
import {
  features,
  homeTexts,
  learnPages,
  learnPath,
  learnPictures,
  matchLearnRoute,
  legalDraft,
  legalPages,
  loginProblem,
  splitByUiLabel,
  passwordResetPage,
  pricingTexts,
  storedData,
  storedName,
} from './index.ts';

const articles: readonly Article[] = [...learnPages, ...Object.values(legalPages), passwordResetPage];
const blocksOf = (article: Article): readonly ProseBlock[] => article.sections.flatMap(({ blocks }) => blocks);

/** Every internal link in a page's text. */
function pathsIn(pages: readonly Article[]): readonly string[] {
  return pages
    .flatMap(blocksOf)
    .flatMap((block) => (block.kind === 'links' ? block.links.map(({ path }) => path) : []));
}

describe('learn pages (§2)', () => {
  const moreInfo = Object.entries({ ...dashboard, ...integrations }).filter(([name]) => name.endsWith('MoreInfoPath'));

  test('"More Info" of the dashboard and of Apps & Integrations', { tags: '§2.42' }, () => {
    expect(moreInfo.map(([, path]) => path).sort()).toEqual(['/learn/integration', '/learn/order-workflows']);
  });

  test.each(moreInfo)('%s leads to an existing page: %s', (_name, path) => {
    expect(matchLearnRoute(String(path))).toMatchObject({ kind: 'page' });
  });

  test('each has its own address without a dot and is found with or without a trailing slash', () => {
    expect(new Set(learnPages.map(({ slug }) => slug)).size).toBe(learnPages.length);
    for (const page of learnPages) {
      expect(page.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(matchLearnRoute(learnPath(page))).toEqual({ kind: 'page', page });
      expect(matchLearnRoute(`${learnPath(page)}/`)).toEqual({ kind: 'page', page });
      expect(publicDecision(learnPath(page), false)).toMatchObject({ kind: 'show', route: { screen: 'learn' } });
    }
  });

  test('/learn lists all, and an unknown address says so', { tags: '§2.41' }, () => {
    expect(matchLearnRoute('/learn')).toEqual({ kind: 'index' });
    expect(matchLearnRoute('/learn/')).toEqual({ kind: 'index' });
    expect(matchLearnRoute('/learn/nowhere/at-all')).toEqual({ kind: 'unknown', path: '/learn/nowhere/at-all' });
    expect(matchLearnRoute('/learn/constructor')).toMatchObject({ kind: 'unknown' });
  });

  test('each begins with what to do and repeats no section heading', () => {
    for (const { title, sections: parts } of learnPages) {
      expect(new Set(parts.map((part) => part.title)).size, title).toBe(parts.length);
      expect(
        parts.every(({ blocks }) => blocks.length > 0),
        title,
      ).toBe(true);
    }
  });

  test('every picture is on a page and has alternative text', () => {
    const shown = learnPages.flatMap(blocksOf).flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
    expect(new Set(shown)).toEqual(new Set(Object.values(learnPictures)));
    for (const { src, alt, width, height } of shown) {
      expect(src).toMatch(/^\/learn\/[a-z-]+\.png$/);
      expect(alt.length).toBeGreaterThan(30);
      expect(width * height).toBeGreaterThan(0);
    }
  });

  test('explain each stage and section once, under its own name', () => {
    const termsOf = (slug: string) =>
      learnPages
        .filter((page) => page.slug === slug)
        .flatMap(blocksOf)
        .flatMap((block) => (block.kind === 'terms' ? block.rows.map(({ term }) => term) : []));
    expect(termsOf('order-workflows')).toEqual(expect.arrayContaining(tabNames.map(({ title }) => title)));
    expect(termsOf('staff-permissions').sort()).toEqual(sectionList.map(({ name }) => name).sort());
  });
});

describe('every link on every page leads to an existing page', () => {
  const paths = [
    ...pathsIn(articles),
    ...homeTexts.jobs.map(({ path }) => path),
    ...features.map(({ path }) => path),
    pricingTexts.learn.path,
  ];

  test.each([...new Set(paths)])('%s', (path) => {
    expect(publicDecision(path, true).kind).toBe('show');
    if (path.startsWith('/learn')) expect(matchLearnRoute(path).kind).not.toBe('unknown');
  });
});

test('screen labels stand out, and the rest of the sentence stays whole', () => {
  expect(splitByUiLabel('Choose **Save** now, or **Test Connection**.')).toEqual([
    { text: 'Choose ', isUiLabel: false },
    { text: 'Save', isUiLabel: true },
    { text: ' now, or ', isUiLabel: false },
    { text: 'Test Connection', isUiLabel: true },
    { text: '.', isUiLabel: false },
  ]);
  expect(splitByUiLabel('This is **not closed')).toEqual([{ text: 'This is **not closed', isUiLabel: false }]);
  expect(splitByUiLabel('')).toEqual([]);
});

describe('/login: clear errors', () => {
  test.each([
    ['', /Enter your shop/],
    ['   ', /Enter your shop/],
    ['my shop', /no spaces/],
    ['me@demo.com', /email address/],
    ['demo.com', /ends in \.myshopify\.com/],
    ['www.demo.co.uk/shop', /ends in \.myshopify\.com/],
    ['demo.myshopify.com/orders', /something else around the domain/],
    ['demo_shop', /letters, digits and hyphens/],
    ['démo', /letters, digits and hyphens/],
  ])('"%s"', (typed, problem) => {
    expect(shopFromInput(typed)).toBeNull();
    expect(loginProblem(typed)).toMatch(problem);
  });
});

test(
  'the legal pages are drafts for counsel, and the privacy page lists everything the browser stores',
  { tags: '§2.45' },
  () => {
    expect(legalDraft.label).toBe('Draft for counsel');
    const privacy = JSON.stringify(legalPages.privacy);
    for (const item of storedData) expect(privacy).toContain(`"${storedName(item)}"`);
    expect(privacy).toContain('sets no cookies of its own');
  },
);

test('/passwordReset is text only and asks for nothing', { tags: '§2.44' }, () => {
  expect(blocksOf(passwordResetPage).every(({ kind }) => kind === 'text' || kind === 'links')).toBe(true);
});

test('the texts state the plans as in the catalog', () => {
  expect(plans.map(({ name }) => name)).toEqual(['Growth', 'Elite']);
  expect(pricingTexts.lead).toMatch(/^Two plans/);
});

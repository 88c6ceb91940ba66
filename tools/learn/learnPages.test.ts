import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { learnPages, learnPath, learnPictures, splitByUiLabel } from '@hub/domain/public';
import { tabNames } from '@hub/domain/shared';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const publicFolder = join(root, 'apps/web/public');

/** Source of the app's screens, which have every text that they show. Without learn pages and tests. */
const screens = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\/(public|admin|mocks|testing)\/|\.(test|stories)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Names that a page marks as texts on the screen. */
function namesIn(page: unknown): readonly string[] {
  if (typeof page === 'string') return splitByUiLabel(page).flatMap(({ text, isUiLabel }) => (isUiLabel ? [text] : []));
  return typeof page === 'object' && page !== null ? Object.values(page).flatMap(namesIn) : [];
}

/**
 * Whether a source has the name as a complete text: in quotes, between tags, or on its own line of JSX. Stage names are composed, so they
 * are compared with their table.
 */
function isOnAScreen(name: string): boolean {
  if (tabNames.some(({ title }) => title === name)) return true;
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`['"\`>]${literal}['"\`<]|^\\s*${literal}\\s*$`, 'm').test(screens);
}

describe('a learn page quotes names exactly as screens show them', () => {
  test('reports a name that no screen has', () => {
    expect(isOnAScreen('Save view')).toBe(true);
    expect(isOnAScreen('Save all views')).toBe(false);
  });

  test.each(learnPages)('$slug', (page) => {
    expect(namesIn(page).filter((name) => !isOnAScreen(name))).toEqual([]);
  });
});

describe('the pictures exist in their size and are small', () => {
  test.each(Object.values(learnPictures))('$src', ({ src, width, height }) => {
    const file = join(publicFolder, src);
    const bytes = readFileSync(file);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // The PNG header has width and height in pixels, 1.5 times the size on the page.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width * 1.5, height * 1.5]);
    expect(statSync(file).size).toBeLessThan(150_000);
  });

  test('the folder has no other pictures', () => {
    const files = globSync('learn/*', { cwd: publicFolder }).map((file) => `/${file}`);
    expect(files.toSorted()).toEqual(
      Object.values(learnPictures)
        .map(({ src }) => src)
        .toSorted(),
    );
  });
});

test('every /learn address that a screen leads to has a page', { tags: '§2.42' }, () => {
  const led = [...screens.matchAll(/['"`](\/learn\/[\w-]+)['"`]/g)].map(([, path]) => path ?? '');
  const known = learnPages.map(learnPath);
  expect(led).toEqual(expect.arrayContaining(['/learn/integration', '/learn/order-workflows']));
  expect(led.filter((path) => !known.includes(path))).toEqual([]);
});

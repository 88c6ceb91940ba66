import { runInNewContext } from 'node:vm';
import { summaryCards } from '@hub/domain/dashboard';
import type { PageLanguage } from '@hub/domain/languages';
import { appRoutes } from '@hub/domain/navigation';
import { expect, test } from 'vitest';
import type { BuiltLanguage } from '../../apps/server/src/BuildManifest.ts';
import { languageFiles, languageListFileName, shortName } from '../../apps/web/languageFiles.ts';
import { englishModules } from './readCatalogues.ts';

/** What a build with these languages writes besides the app. */
async function builtFiles(languages: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const build = {
    emitFile({ name, fileName, source }: { name?: string; fileName?: string; source: string }) {
      files.set(fileName ?? `assets/${name}`, source);
      return fileName ?? `assets/${name}`;
    },
    getFileName: (reference: string) => reference,
  };
  const { generateBundle } = languageFiles(languages) as unknown as {
    generateBundle(this: typeof build): Promise<void>;
  };
  await generateBundle.call(build);
  return files;
}

test('the script of a language gives the page its texts, written with its numbers, and Polaris’', async () => {
  const files = await builtFiles(['de', 'es']);
  const list = JSON.parse(files.get(languageListFileName) ?? '') as Record<string, BuiltLanguage>;
  expect([list['de']?.script, list['es']?.script]).toEqual(['assets/language-de.js', 'assets/language-es.js']);
  expect(list['de']).toMatchObject({
    titles: { '/app/dashboard': 'Übersicht', '/app/dashboard/openorders': 'Offene Bestellungen' },
    figures: { totalWorkflows: 'Workflows ausgeführt' },
  });
  for (const { titles, figures } of Object.values(list))
    expect([Object.keys(titles), Object.keys(figures)]).toEqual([
      appRoutes.map(({ path }) => path),
      summaryCards.map(({ statsField }) => statsField),
    ]);
  const page: { Intl: typeof Intl; hubLanguage?: PageLanguage } = { Intl };
  runInNewContext(files.get('assets/language-de.js') ?? '', page);
  const { code, texts, polaris } = page.hubLanguage ?? { code: '', texts: {}, polaris: {} };
  expect(code).toBe('de');
  expect(texts).toMatchObject({ [shortName('dashboardTexts')]: { title: 'Übersicht' } });
  expect((texts[shortName('listCountText')] as (total: number, page: null) => string)(2_913, null)).toBe(
    '2.913 Bestellungen',
  );
  expect(JSON.stringify(polaris)).toContain('Weitere Aktionen');
});

test('a build that offers none writes an empty list', async () => {
  expect([...(await builtFiles([]))]).toEqual([[languageListFileName, '{}']]);
});

test('no two texts have the same name in a build', () => {
  const names = englishModules().flatMap((module) => module.names.map(shortName));
  expect(new Set(names).size).toBe(names.length);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const domainFolder = join(import.meta.dirname, '../../packages/domain');

/** The two-letter folders of packages/domain/languages. */
export function languageCodes(): string[] {
  return globSync('languages/??/', { cwd: domainFolder })
    .map((folder) => folder.slice(-2))
    .toSorted();
}

/** Files of screen texts, as paths below the language's folder, without the texts of mails. */
export function catalogueFiles(language: string): string[] {
  return globSync('*/**/*.ts', {
    cwd: join(domainFolder, 'languages', language),
    exclude: ['notifications/mailTexts.ts'],
  }).toSorted();
}

/** A module with English texts. */
export interface EnglishModule {
  /** Path below `src`, as in a language's folder: `orders/listTexts.ts`. */
  path: string;
  /** Names that the module passes to `inLanguage`. */
  names: readonly string[];
  /** Names passed to `inLanguage` that differ from the name of the export. */
  wrongNames: readonly string[];
}

/** Every module with translated texts. */
export function englishModules(): EnglishModule[] {
  const source = join(domainFolder, 'src');
  return globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', 'languages/**'] })
    .toSorted()
    .map((path) => {
      const code = readFileSync(join(source, path), 'utf8');
      const names = [...code.matchAll(/\binLanguage\(\s*'(\w+)'/g)].map(([, name = '']) => name);
      const right = new Set([...code.matchAll(/^export const (\w+) = inLanguage\(\s*'\1'/gm)].map(([, name]) => name));
      return { path, names, wrongNames: names.filter((name) => !right.has(name)) };
    })
    .filter(({ names }) => names.length > 0);
}

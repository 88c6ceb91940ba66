import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const domainFolder = join(import.meta.dirname, '../../packages/domain');

/** The two-letter folders of packages/domain/languages. */
export function languageCodes(): string[] {
  return globSync('languages/??/', { cwd: domainFolder })
    .map((folder) => folder.slice(-2))
    .toSorted();
}

/** The files of a language that hold texts, as paths below its folder. Others hold its words. */
export function catalogueFiles(language: string): string[] {
  return globSync('*/**/*.ts', { cwd: join(domainFolder, 'languages', language) }).toSorted();
}

/** One module of English texts. */
export interface EnglishModule {
  /** Below `src`, as in the folder of a language: `orders/listTexts.ts`. */
  path: string;
  /** Names that its calls of `inLanguage` give. */
  names: readonly string[];
  /** Calls whose name is not that of the export that they fill. */
  wrongNames: readonly string[];
}

/** Every module whose texts a language replaces. */
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

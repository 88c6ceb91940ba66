import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Sources whose texts are translated. */
const english = {
  include: ['packages/domain/src/**/*.ts', 'packages/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx'],
  exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**', '**/public/**', '**/admin/**'],
};

/** Words in lower case that the English sources have and the language's catalogue lacks. Its pages must not show them. */
export function wordsOnlyInEnglish(language: string): ReadonlySet<string> {
  const own = wordsOf([`packages/domain/languages/${language}/**/*.ts`], []);
  return new Set([...wordsOf(english.include, english.exclude)].filter((word) => !own.has(word)));
}

/** Words of two or more letters in literals, templates and elements, without comments and imports. */
function wordsOf(include: readonly string[], exclude: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const path of globSync([...include], { cwd: root, exclude: [...exclude] })) {
    const code = readFileSync(join(root, path), 'utf8').replace(/^import.*$|^\s*\/?\*.*$|\/\/.*$/gm, '');
    for (const [, literal, template, text] of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|>([^<>{}]+)</g))
      for (const word of splitWords((literal ?? template ?? text ?? '').replace(/\$\{[^}]*\}/g, ' '))) words.add(word);
  }
  return words;
}

/** A text's words of two or more letters, in lower case. */
export function splitWords(text: string): readonly string[] {
  return (text.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase());
}

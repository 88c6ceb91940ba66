import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageScript } from '../apps/web/languageFiles.ts';
import { begunLanguages } from '../packages/domain/src/languages/index.ts';

/** Where the scripts of the languages are, from the root of the repository. */
export const languagesFolder = 'dist/story-languages';

/** Writes the script of each language. Tests of stories stay in English, and need none. */
export async function writeLanguageScripts(root: string): Promise<void> {
  const folder = join(root, languagesFolder);
  mkdirSync(folder, { recursive: true });
  if (process.env.VITEST) return;
  for (const code of begunLanguages)
    writeFileSync(join(folder, `${code}.js`), await languageScript(code, (name) => name));
}

/** For the head of a story's page: the language that its address names is there before any other script. */
export const languageLoader = `<script>
  const code = /(?:^|;)language:(${begunLanguages.join('|')})(?:;|$)/.exec(
    new URLSearchParams(location.search).get('globals') ?? '',
  )?.[1];
  if (code) {
    document.documentElement.lang = code;
    document.write('<script src="./languages/' + code + '.js"></' + 'script>');
  }
</script>`;

import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { pathToFileURL } from 'node:url';
import { offeredLanguages } from '@hub/domain/languages';
import { build, type Plugin } from 'vite';
import {
  conditionTextNames,
  serverProblemNames,
  serverTextNames,
} from '../../packages/domain/languages/serverSentences.ts';
import { polarisBuild } from '../../packages/ui/polarisBuild.ts';
import { textSentences } from './textSentences.ts';

/** Where `apps/server` finds the script and the first words of each language; like the manifest it is not served. */
export const languageListFileName = '.vite/languages.json';

/** What the server writes into a page in this language; `apps/server/src/BuildManifest.ts` reads it. */
interface BuiltLanguage {
  /** Path of its script, without a leading slash. */
  script: string;
  /** Titles of screens by their path. */
  titles: Record<string, string>;
  /** Labels of the dashboard's figures. */
  figures: Record<string, string>;
}

const catalogues = join(import.meta.dirname, '../../packages/domain/languages');
const polarisTexts = createRequire(join(import.meta.dirname, '../../packages/ui/package.json'));
const englishTexts = join(import.meta.dirname, '../../packages/domain/src');

const textName = /(\binLanguage\(\s*)'(\w+)'/g;

/** Each text's place among the names of all, in the order of their files, as it stands in every build of these sources. */
const places = new Map(
  globSync('**/*.ts', { cwd: englishTexts, exclude: ['**/*.test.ts', 'languages/**'] })
    .toSorted()
    .flatMap((file) => [...readFileSync(join(englishTexts, file), 'utf8').matchAll(textName)])
    .map(([, , name = ''], place) => [name, String(place)]),
);

/** A text's name in a build: every page carries the names of its texts, and long ones would cost it half a kilobyte. */
export function shortName(name: string): string {
  return places.get(name) ?? name;
}

/** Shortens the names of texts in the app as `languageFiles` does in the languages; offered none, nobody asks for a name. */
export function shortTextNames(languages = offeredLanguages): Plugin {
  return {
    name: 'short-text-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/domain\/src\/.*\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(
          textName,
          (_, call: string, name: string) => `${call}${languages.length === 0 ? "''" : shortName(name)}`,
        ),
        map: null,
      }),
    },
  };
}

const languageModule = /^virtual:language\/([a-z]{2})(?:\/(start|firstWords))?$/;

/**
 * The script of a language, `virtual:language/de`: every file of its folder, and Polaris' own texts. Its first import names
 * the language, so that numbers in its texts are written by it. `virtual:language/de/firstWords` has the words that a page
 * shows before its scripts.
 */
export function languageModules(keyOf = (name: string) => name): Plugin {
  return {
    name: 'language-modules',
    resolveId: (id) => (languageModule.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, code, part] = languageModule.exec(id.slice(1)) ?? [];
      if (!id.startsWith('\0') || code === undefined) return undefined;
      if (part === 'firstWords') return firstWordsSource(code);
      return part === 'start' ? startSource(code) : languageSource(code, keyOf);
    },
  };
}

function startSource(code: string): string {
  const polaris = polarisTexts.resolve(`@shopify/polaris/locales/${code}.json`);
  return `import polaris from ${JSON.stringify(polaris)};
globalThis.hubLanguage = { code: ${JSON.stringify(code)}, texts: {}, polaris };`;
}

/** The app's own titles and labels, read once the language is known. */
function firstWordsSource(code: string): string {
  return `import 'virtual:language/${code}';
import { appRoutes } from ${JSON.stringify(join(englishTexts, 'navigation/appRoutes.ts'))};
import { summaryCards } from ${JSON.stringify(join(englishTexts, 'dashboard/summaryCards.ts'))};
globalThis.firstWords = {
  titles: Object.fromEntries(appRoutes.map(({ path, title }) => [path, title])),
  figures: Object.fromEntries(summaryCards.map(({ statsField, title }) => [statsField, title])),
};`;
}

async function languageSource(code: string, keyOf: (name: string) => string): Promise<string> {
  const folder = join(catalogues, code);
  const files = globSync('*/**/*.ts', { cwd: folder }).toSorted();
  const imports = files.map(
    (file, index) => `import { texts as texts${index} } from ${JSON.stringify(join(folder, file))};`,
  );
  const texts = files.flatMap((file, index) =>
    [...readFileSync(join(englishTexts, file), 'utf8').matchAll(textName)].map(
      ([, , name = '']) => `${JSON.stringify(keyOf(name))}: texts${index}.${name},`,
    ),
  );
  const words = await textsBoth(files, [...serverTextNames, ...serverProblemNames]);
  const conditions = await textsBoth(files, conditionTextNames);
  return `import 'virtual:language/${code}/start';
import { serverConditionReader } from ${JSON.stringify(join(catalogues, 'serverConditionReader.ts'))};
import { serverTextReader } from ${JSON.stringify(join(catalogues, 'serverTextReader.ts'))};
import { serverParts, serverSentences } from ${JSON.stringify(join(catalogues, 'serverSentences.ts'))};
import { parts, sentences } from ${JSON.stringify(join(folder, 'serverSentences.ts'))};
${imports.join('\n')}
Object.assign(globalThis.hubLanguage.texts, {\n${texts.join('\n')}\n});
const reader = serverTextReader({
  sentences: [serverSentences, sentences],
  parts: [serverParts, parts],
  words: [\n${words.map(({ english, own }) => `[{ ${english} }, { ${own} }],`).join('\n')}\n],
  functions: [\n${words.flatMap(({ name, functions }) => (serverProblemNames.includes(name) ? functions : [])).join('\n')}\n],
});
globalThis.hubLanguage.serverText = reader.sentence;
globalThis.hubLanguage.serverPart = reader.part;
globalThis.hubLanguage.serverCondition = serverConditionReader(
  { ${conditions.map(({ english }) => english).join(', ')} },
  { ${conditions.map(({ own }) => own).join(', ')} },
  ${JSON.stringify(code)},
);`;
}

/**
 * English texts that the server writes, those without values, and beside each the language's. As they are now: were their
 * modules imported by the script of a language, the app would share them in development, and have read its texts too early.
 */
async function textsBoth(files: readonly string[], wanted: readonly string[]) {
  const both: { name: string; english: string; own: string; functions: readonly string[] }[] = [];
  for (const [index, file] of files.entries()) {
    const source = readFileSync(join(englishTexts, file), 'utf8');
    const names = [...source.matchAll(textName)].map(([, , name = '']) => name);
    const said = names.filter((name) => wanted.includes(name));
    if (said.length === 0) continue;
    const english = (await import(pathToFileURL(join(englishTexts, file)).href)) as Record<string, unknown>;
    for (const name of said)
      both.push({
        name,
        english: `${name}: ${JSON.stringify(english[name])}`,
        own: `${name}: texts${index}.${name}`,
        functions: textSentences(`texts${index}.${name}`, english[name]).map(
          ({ sentence, path }) => `[${JSON.stringify(sentence)}, ${path}],`,
        ),
      });
  }
  return both;
}

/**
 * Builds each offered language into one script with a hashed name. A build of its own, because in the app's build it
 * would share files with the app, whose texts would then be read before the language is known.
 */
export function languageFiles(languages = offeredLanguages): Plugin {
  return {
    name: 'language-files',
    apply: 'build',
    async generateBundle() {
      const list: Record<string, BuiltLanguage> = {};
      for (const code of languages) {
        const reference = this.emitFile({
          type: 'asset',
          name: `language-${code}.js`,
          source: await languageScript(code),
        });
        list[code] = { script: this.getFileName(reference), ...(await firstWords(code)) };
      }
      this.emitFile({ type: 'asset', fileName: languageListFileName, source: JSON.stringify(list) });
    },
  };
}

/** The script of one language; `keyOf`: the name of a text in the app that it is for. */
export async function languageScript(code: string, keyOf = shortName): Promise<string> {
  return builtModule(`virtual:language/${code}`, keyOf);
}

/** Titles of screens by their path, and labels of the dashboard's figures. */
async function firstWords(code: string): Promise<Omit<BuiltLanguage, 'script'>> {
  const page: { Intl: typeof Intl; firstWords?: Omit<BuiltLanguage, 'script'> } = { Intl };
  runInNewContext(await builtModule(`virtual:language/${code}/firstWords`, (name) => name), page);
  if (page.firstWords === undefined) throw new Error(`The language ${code} has no first words.`);
  return page.firstWords;
}

async function builtModule(input: string, keyOf: (name: string) => string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [languageModules(keyOf), polarisBuild()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const script = [outputs].flat().flatMap((made) => ('output' in made ? made.output : []))[0];
  if (script?.type !== 'chunk') throw new Error(`${input} was not built.`);
  return script.code;
}

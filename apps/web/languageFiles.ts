import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { offeredLanguages } from '@hub/domain/languages';
import { build, type Plugin } from 'vite';
import { polarisBuild } from '../../packages/ui/polarisBuild.ts';

/** Where `apps/server` finds the script of each language; like the manifest it is not served. */
export const languageListFileName = '.vite/languages.json';

const catalogues = join(import.meta.dirname, '../../packages/domain/languages');
const polarisTexts = createRequire(join(import.meta.dirname, '../../packages/ui/package.json'));
const languageModule = /^virtual:language\/([a-z]{2})(\/start)?$/;

/**
 * The script of a language, `virtual:language/de`: every file of its folder, and Polaris' own texts. Its first import names
 * the language, so that numbers in its texts are written by it.
 */
export function languageModules(): Plugin {
  return {
    name: 'language-modules',
    resolveId: (id) => (languageModule.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, code, start] = languageModule.exec(id.slice(1)) ?? [];
      if (!id.startsWith('\0') || code === undefined) return undefined;
      return start === undefined ? languageSource(code) : startSource(code);
    },
  };
}

function startSource(code: string): string {
  const polaris = polarisTexts.resolve(`@shopify/polaris/locales/${code}.json`);
  return `import polaris from ${JSON.stringify(polaris)};
globalThis.hubLanguage = { code: ${JSON.stringify(code)}, texts: {}, polaris };`;
}

function languageSource(code: string): string {
  const files = globSync(`${code}/*/**/*.ts`, { cwd: catalogues }).toSorted();
  const imports = files.map(
    (file, index) => `import { texts as texts${index} } from ${JSON.stringify(join(catalogues, file))};`,
  );
  return `import 'virtual:language/${code}/start';
${imports.join('\n')}
Object.assign(globalThis.hubLanguage.texts, ${files.map((_, index) => `texts${index}`).join(', ')});`;
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
      const files: Record<string, string> = {};
      for (const code of languages) {
        const reference = this.emitFile({
          type: 'asset',
          name: `language-${code}.js`,
          source: await languageScript(code),
        });
        files[code] = this.getFileName(reference);
      }
      this.emitFile({ type: 'asset', fileName: languageListFileName, source: JSON.stringify(files) });
    },
  };
}

async function languageScript(code: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [languageModules(), polarisBuild()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: `virtual:language/${code}`, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const script = [outputs].flat().flatMap((made) => ('output' in made ? made.output : []))[0];
  if (script?.type !== 'chunk') throw new Error(`The language ${code} was not built.`);
  return script.code;
}

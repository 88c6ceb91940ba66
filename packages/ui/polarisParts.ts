import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const polaris = createRequire(import.meta.url).resolve('@shopify/polaris/package.json');
const parts = join(dirname(polaris), 'build/esnext');

/**
 * Builds with Polaris part by part: its one stylesheet of 437 KB cannot be cut, but it also comes as modules that each bring
 * their own styles, so that a page loads those of the components that it draws. Only builds need it; while developing, the one
 * stylesheet is quicker. No style and no test may name a class of Polaris all the same.
 */
export function polarisParts(): Plugin[] {
  return [
    {
      name: 'polaris-parts',
      apply: 'build',
      config: () => ({
        resolve: {
          alias: [
            { find: /^@shopify\/polaris$/, replacement: join(parts, 'index.esnext') },
            // The tokens come with AppProvider; what else the stylesheet holds comes with the parts.
            { find: '@shopify/polaris/build/esm/styles.css', replacement: join(parts, 'components/AppProvider/global.out.css') },
          ],
        },
        build: { rolldownOptions: { moduleTypes: { '.esnext': 'jsx' } } },
      }),
    },
    shortNames,
    oneTheme,
    fewerTexts,
  ];
}

/** Without the five random characters at the end of each class, which are in the stylesheet's names neither, and cannot be compressed. */
const shortNames: Plugin = {
  name: 'polaris-short-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /polaris\/build\/esnext\/.*\.(?:out\.css|css\.esnext)$/ },
    handler: (code) => ({ code: code.replaceAll(/(Polaris-[\w-]+?)_[0-9a-z]{5}(?![\w-])/g, '$1'), map: null }),
  },
};

/** Styles have tokens as variables. Scripts read these few of the one theme that we have, where all of four themes would come. */
const oneTheme: Plugin = {
  name: 'polaris-one-theme',
  apply: 'build',
  transform: {
    filter: { id: /polaris-tokens\/dist\/esm\/build\/index\.mjs$/ },
    handler(code) {
      const all = /^var themes = \{$.*?^\};$/ms;
      if (!all.test(code)) throw new Error('Polaris keeps its themes in another way than before.');
      const { themes }: { themes: { light: Record<string, unknown> } } = createRequire(polaris)('@shopify/polaris-tokens');
      const { breakpoints, motion, space, zIndex } = themes.light;
      return { code: code.replace(all, `var themes = ${JSON.stringify({ light: { breakpoints, motion, space, zIndex } })};`), map: null };
    },
  },
};

/** The longest texts among those of components that are drawn nowhere here: 8 of 11 KB. */
const undrawn = ['VideoThumbnail', 'ResourceList', 'DropZone', 'Tabs', 'IndexFilters', 'IndexTable', 'IndexProvider', 'Filters'];

/** Leaves them out, and stops a build in which one of these components is drawn after all. */
const fewerTexts: Plugin = {
  name: 'polaris-fewer-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /polaris\/locales\/en\.json$/ },
    handler: (code) => ({ code: JSON.stringify(JSON.parse(code, (key, value: unknown) => (undrawn.includes(key) ? undefined : value))), map: null }),
  },
  renderChunk(code) {
    const drawn = undrawn.find((name) => code.includes(`Polaris.${name}.`));
    if (drawn) throw new Error(`The texts of Polaris' ${drawn} are left out of the build: take it off the list in polarisParts.ts.`);
  },
};

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { storiesIn } from '../../tools/storybook/readStories.ts';
import { sentenceText, storySentences } from '../../tools/storybook/storySentences.ts';
import type { ComponentDocs } from './ComponentDocs.ts';
import { type ComponentReader, openComponentReader } from './openComponentReader.ts';
import { playgroundName } from './playgrounds.ts';

const playgroundText = 'The component alone with its controls: change one and see.';

/**
 * Adds a description to every story, props in Storybook's format (`__docgenInfo`) to every component of packages/ui, and a Playground to
 * its stories file, whose choices are the other stories' values. Skipped in story tests, which need none of it.
 */
export function componentDocsPlugin(root: string): Plugin {
  const source = `${join(root, 'packages/ui/src')}/`;
  const screens = `${join(root, 'apps/web/src')}/`;
  let reader: ComponentReader | null = null;
  let isWatching = false;
  return {
    name: 'component-docs',
    // After Storybook's plugin, which compares a stories file's exports with the file on disk.
    enforce: 'post',
    configResolved({ command }) {
      isWatching = command === 'serve';
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const [path = ''] = id.split('?');
        if (process.env.VITEST || !/(?<!\.test)\.tsx$/.test(path)) return;
        if (path.startsWith(screens) && path.endsWith('.stories.tsx')) return withoutMap(code + sentences(path));
        if (!path.startsWith(source)) return;
        if (path.endsWith('.stories.tsx'))
          return withoutMap(code + sentences(path) + playground(path, relative(root, path)));
        reader ??= openComponentReader(join(root, 'packages/ui/tsconfig.json'));
        return withoutMap(code + reader.read(path).map(docgenAssignment).join(''));
      },
    },
    hotUpdate({ file }) {
      if (file.startsWith(source)) reader?.refresh(file);
    },
    buildEnd() {
      if (!isWatching) close();
    },
    closeBundle: close,
  };

  function close() {
    reader?.close();
    reader = null;
  }
}

/** Code is only added at the end, so line numbers stay the same. */
function withoutMap(code: string) {
  return { code, map: null };
}

function docgenAssignment(docs: ComponentDocs): string {
  const props = Object.fromEntries(
    docs.props.map((prop) => [
      prop.name,
      {
        description: prop.description,
        required: !prop.isOptional,
        tsType: { name: prop.isNullable ? `${prop.type} | null` : prop.type },
        defaultValue: prop.defaultValue === null ? null : { value: prop.defaultValue, computed: false },
      },
    ]),
  );
  const info = { displayName: docs.name, description: docs.description, props, docs };
  return `\n;${docs.name}.__docgenInfo = ${JSON.stringify(info)};`;
}

/** Placed after Storybook's own descriptions from comments, which it replaces. */
function sentences(file: string): string {
  return storySentences(readFileSync(file, 'utf8'), file)
    .map((sentence) => description(sentence.name, sentenceText(sentence)))
    .join('');
}

function description(story: string, text: string): string {
  const parameters = `${story}.input.parameters`;
  return `
;${parameters} = { ...${parameters}, docs: { ...${parameters}?.docs, description: { story: ${JSON.stringify(text)} } } };`;
}

function playground(file: string, path: string): string {
  const source = readFileSync(file, 'utf8');
  const names = storiesIn(source, path).stories.map(({ name }) => name);
  const [first] = names;
  if (!first || !/^const meta = /m.test(source)) return '';
  return `
;globalThis.registerStories?.(meta, { ${names.join(', ')} });
export const ${playgroundName} = ${first}.extend({ play: async () => {} });${description(playgroundName, playgroundText)}`;
}

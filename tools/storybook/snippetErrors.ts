import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltStory } from './readBuiltStories.ts';

const packageFolder = join(import.meta.dirname, '../../packages/ui');

/** Compiles each component story's snippet as its own file and returns TypeScript's errors. */
export function snippetErrors(stories: readonly Pick<BuiltStory, 'id' | 'file' | 'snippet'>[]): readonly string[] {
  // Inside the package, so that the snippets' imports resolve.
  const folder = join(packageFolder, 'dist/snippets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const story of stories) writeFileSync(join(folder, `${story.id}.tsx`), snippetFile(story));
  const config = {
    extends: '../../tsconfig.json',
    include: ['.'],
    compilerOptions: { noUnusedLocals: false },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder, '--pretty', 'false'], {
    cwd: join(packageFolder, '../..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(folder, { recursive: true, force: true });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

/** A snippet with imports and declarations for its component and variables. */
function snippetFile({ file, snippet }: Pick<BuiltStory, 'file' | 'snippet'>): string {
  const code = snippet ?? '';
  const start = code.search(/^</m);
  const imports = code.slice(0, start);
  const jsx = code.slice(start);
  const name = /^<(\w+)/.exec(jsx)?.[1] ?? '';
  const source = file.replace('./packages/ui/', '../../').replace('.stories.tsx', '.tsx');
  const component = new RegExp(`\\b${name}\\b`).test(imports) ? '' : `import { ${name} } from '${source}';\n`;
  const variables = new Set([...jsx.matchAll(/\{(\w+) \/\*/g)].map(([, variable = '']) => variable));
  const declarations = [...variables].map(
    (variable) => `declare const ${variable}: ComponentProps<typeof ${name}>['${variable}'];\n`,
  );
  return `import type { ComponentProps } from 'react';
${imports}${component}${declarations.join('')}
export const story = (
${jsx}
);
`;
}

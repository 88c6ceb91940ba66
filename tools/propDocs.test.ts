import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedComponents } from './exportedComponents.ts';
import { propDocFaults } from './propDocFaults.ts';

const root = join(import.meta.dirname, '..');

/** The stories of a component stand beside it under its name. */
const storyFiles = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).filter((path) =>
  existsSync(componentOf(path)),
);

function componentOf(storyFile: string): string {
  return join(root, storyFile.replace('.stories.tsx', '.tsx'));
}

test('the docs page of every component says what it is, and what each of its props is', () => {
  const withStories = storyFiles.map((path) => ({ name: basename(path, '.stories.tsx'), path: componentOf(path) }));
  const exported = exportedComponents(root).map(({ name, path }) => ({ name, path: join(root, path) }));
  const all = new Map([...exported, ...withStories].map((component) => [component.path + component.name, component]));
  expect(all.size).toBeGreaterThan(90);
  expect([...all.values()].flatMap(({ name, path }) => propDocFaults(readFileSync(path, 'utf8'), path, name))).toEqual(
    [],
  );
});

test('no component does without its docs page, nor has one that tells the props of something else', () => {
  expect(storyFiles.length).toBeGreaterThan(80);
  const sources = storyFiles.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
  expect(sources.filter(({ source }) => source.includes("'!autodocs'")).map(({ path }) => path)).toEqual([]);
  const isDocumented = ({ path, source }: { path: string; source: string }) =>
    new RegExp(`\\bcomponent: ${basename(path, '.stories.tsx')}\\b`).test(source);
  expect(sources.filter((file) => !isDocumented(file)).map(({ path }) => path)).toEqual([]);
});

describe('what a page would not tell is named', () => {
  const faults = (props: string, words = '/** A button. */') =>
    propDocFaults(
      `${props}\n${words}\nexport function Button({ label }: ButtonProps) { return <b>{label}</b>; }`,
      '/Button.tsx',
      'Button',
    );

  test('nothing, where all is said', () =>
    expect(faults('interface ButtonProps { /** Its words. */ label: string }')).toEqual([]));

  test('a component without words', () =>
    expect(faults('interface ButtonProps { /** Its words. */ label: string }', '')).toEqual([
      'Button does not say what it is',
    ]));

  test('a prop without words, or with a comment that is none of the docs', () => {
    expect(faults('interface ButtonProps { label: string; // Its words.\n}')).toEqual([
      'Button does not say what label is',
    ]);
  });

  test('a callback that is written as a method', () => {
    expect(
      faults('interface ButtonProps { /** Its words. */ label: string; /** Pressed. */ onPress(): void }'),
    ).toEqual(['Button has onPress() as a method, which no page shows: write "onPress: () => …"']);
  });

  test('props that come from where nobody can follow', () => {
    expect(
      faults(
        "import type { Props } from 'elsewhere';\ninterface ButtonProps extends Omit<Props, 'size'> { /** Its words. */ label: string }",
      ),
    ).toEqual(['Button takes the props of Omit, which cannot be read: write them out']);
    expect(faults("import type { ButtonProps } from 'elsewhere';")).not.toEqual([]);
  });

  test('a component that is not there', () =>
    expect(propDocFaults('export function Link() { return <a />; }', '/Button.tsx', 'Button')).toEqual([
      'Button cannot be read',
    ]));
});

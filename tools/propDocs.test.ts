import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedComponents } from './exportedComponents.ts';
import { propDocFaults } from './propDocFaults.ts';

const root = join(import.meta.dirname, '..');

test('the docs page of every component that others may use says what it is, and what each of its props is', () => {
  const components = exportedComponents(root);
  expect(components.length).toBeGreaterThan(80);
  expect(components.flatMap(({ name, path }) => propDocFaults(readFileSync(join(root, path), 'utf8'), join(root, path), name).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test('no story of a component does without its docs page', () => {
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  expect(stories.length).toBeGreaterThan(80);
  expect(stories.filter((path) => readFileSync(join(root, path), 'utf8').includes("'!autodocs'"))).toEqual([]);
});

describe('what a page would not tell is named', () => {
  const faults = (props: string, words = '/** A button. */') => propDocFaults(`${props}\n${words}\nexport function Button({ label }: ButtonProps) { return <b>{label}</b>; }`, '/Button.tsx', 'Button');

  test('nothing, where all is said', () => expect(faults('interface ButtonProps { /** Its words. */ label: string }')).toEqual([]));

  test('a component without words', () => expect(faults('interface ButtonProps { /** Its words. */ label: string }', '')).toEqual(['Button does not say what it is']));

  test('a prop without words, or with a comment that is none of the docs', () => {
    expect(faults('interface ButtonProps { label: string; // Its words.\n}')).toEqual(['Button does not say what label is']);
  });

  test('a callback that is written as a method', () => {
    expect(faults('interface ButtonProps { /** Its words. */ label: string; /** Pressed. */ onPress(): void }')).toEqual(['Button has onPress() as a method, which no page shows: write "onPress: () => …"']);
  });

  test('props that come from where nobody can follow', () => {
    expect(faults("import type { Props } from 'elsewhere';\ninterface ButtonProps extends Omit<Props, 'size'> { /** Its words. */ label: string }")).toEqual(['Button takes the props of Omit, which cannot be read: write them out']);
    expect(faults("import type { ButtonProps } from 'elsewhere';")).not.toEqual([]);
  });

  test('a component that is not there', () => expect(propDocFaults('export function Link() { return <a />; }', '/Button.tsx', 'Button')).toEqual(['Button cannot be read']));
});

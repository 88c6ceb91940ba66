import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

const root = join(import.meta.dirname, '../..');

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * Sentences in sources: texts that start with a capital, a quotation mark or a value and end with a full stop. `valueOf` returns the text
 * that replaces an expression in a template.
 */
export function sentencesInSources(patterns: readonly string[], valueOf: (expression: string) => string): string[] {
  const files = globSync(patterns, { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/(?:testing|simulators?)\//.test(file),
  );
  const found = files.flatMap((file) => sentencesIn(readFileSync(join(root, file), 'utf8'), valueOf));
  return [...new Set(found)].toSorted();
}

function sentencesIn(source: string, valueOf: (expression: string) => string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    if (/^[\p{Lu}“].* .*\.$/su.test(text)) found.push(text);
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') add(value);
    },
    TemplateLiteral: (node) => {
      const { quasis, expressions } = node as unknown as {
        quasis: readonly { value: { cooked: string } }[];
        expressions: readonly Node[];
      };
      const values = expressions.map(({ start, end }) => valueOf(source.slice(start, end)));
      add(quasis.map(({ value: { cooked } }, index) => `${cooked}${values[index] ?? ''}`).join(''));
    },
  }).visit(parseSync('A.ts', source).program);
  return found;
}

import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

const source = join(import.meta.dirname, '..');

/** Every schema of the client by where it stands: exported, or a part of an endpoint. */
async function schemasOfClient(): Promise<ReadonlyMap<string, Schema>> {
  const files = globSync('**/*.ts', {
    cwd: source,
    exclude: ['**/*.test.ts', '**/index.ts', 'mocks/**', 'openapi.ts', 'http/buildSchemas.ts'],
  });
  const schemas = new Map<string, Schema>();
  const add = (name: string, value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 3) return;
    if ('safeParse' in value) schemas.set(name, value as Schema);
    else for (const [key, part] of Object.entries(value)) add(`${name} ${key}`, part, depth + 1);
  };
  for (const file of files) add(file, await import(join(source, file)), 0);
  add('test', rareSchemas(await import('zod/mini')), 0);
  return schemas;
}

/** What the client has inside of functions only, or may have. */
function rareSchemas({
  array,
  boolean,
  literal,
  looseObject,
  maxLength,
  nullable,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
  union,
}: typeof z) {
  const word = string().check(regex(/^a/));
  return {
    absentAfterTransform: object({
      flag: pipe(
        transform((value?: boolean): boolean | undefined => value ?? true),
        optional(boolean()),
      ),
    }),
    absentInUnion: object({ part: union([literal('a'), optional(nullable(boolean()))]) }),
    loose: looseObject({ known: optional(word) }),
    oneOfRightType: union([array(object({ name: word })), literal(1)]),
    shortText: string().check(maxLength(100)),
    severalOfRightType: union([word, array(string()), string().check(regex(/^1/))]),
  };
}

const nearMisses: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  '0',
  '1',
  '12',
  '-1',
  '1.5',
  '1e3',
  'true',
  'a'.repeat(120),
  '9'.repeat(16),
  '😀'.repeat(60),
  0,
  -0,
  1,
  2,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 53),
  NaN,
  Infinity,
  true,
  false,
  '123e4567-e89b-12d3-a456-426614174000',
  '123E4567-E89B-92D3-A456-426614174000',
  '2026-11-26',
  '#a1b2c3',
  [],
  [null],
  {},
  { status: 'success' },
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}'),
];
const nearMiss = fc.constantFrom(...nearMisses);

/** Often what the schema wants, at any depth something else: near misses find more than noise. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: wantedBy(schema), weight: 12 }, { arbitrary: nearMiss, weight: 1 });
}

function wantedBy(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  const part = (name: string): fc.Arbitrary<unknown> => valueFor(def[name] as Schema);
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape as Record<string, Schema>).map(
        ([key, field]) => [key, valueFor(field)] as const,
      );
      const other = { arbitrary: fc.constantFrom({}, {}, { other: 1 }), weight: 1 };
      const fields = fc.record(Object.fromEntries(shape));
      const someFields = fc.record(Object.fromEntries(shape), { requiredKeys: [] });
      return fc
        .tuple(fc.oneof({ arbitrary: fields, weight: 3 }, { arbitrary: someFields, weight: 1 }), fc.oneof(other))
        .map(([known, unknown]) => ({ ...unknown, ...known }));
    }
    case 'array':
      return fc.array(part('element'), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.constantFrom('a', '1', 'toString'), part('valueType'));
    case 'union':
      return fc.oneof(...(def.options as Schema[]).map(valueFor));
    case 'nullable':
    case 'optional':
      return fc.oneof(part('innerType'), fc.constantFrom(null, undefined));
    case 'pipe':
      return part('out');
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as object));
    case 'string':
      return fc.constantFrom('', 'a', '12', '123e4567-e89b-12d3-a456-426614174000', '2026-11-26', '#a1b2c3', 'a b');
    case 'number':
      return fc.constantFrom(0, 1, 2, -1, 1.5, 25);
    case 'boolean':
      return fc.boolean();
    default:
      return nearMiss;
  }
}

/** All that the client reads of a result. */
function outcomeOf(schema: Schema, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data, keys: JSON.stringify(result.data) };
  const [issue] = result.error.issues;
  return { path: issue?.path, expected: issue?.code === 'invalid_type' ? issue.expected : null };
}

afterAll(() => vi.resetModules());

test('in a build every schema of the client takes and refuses what zod does, with its data and its first issue', async () => {
  const schemas = await schemasOfClient();
  vi.resetModules();
  vi.doMock('zod/mini', () => import('./buildSchemas.ts'));
  const inBuild = await schemasOfClient();
  vi.doUnmock('zod/mini');

  expect([...inBuild.keys()]).toEqual([...schemas.keys()]);
  // Once each, under its last name.
  const each = new Map([...schemas].map(([name, schema]) => [schema, name]));
  expect(each.size).toBeGreaterThan(250);
  for (const [schema, name] of each) {
    const other = inBuild.get(name);
    if (!other || other.constructor === schema.constructor) throw new Error(`${name} is not the build's.`);
    for (const value of nearMisses) expect(outcomeOf(other, value), name).toStrictEqual(outcomeOf(schema, value));
    fc.assert(
      fc.property(valueFor(schema), (value) => {
        expect(outcomeOf(other, value), name).toStrictEqual(outcomeOf(schema, value));
      }),
      { numRuns: 40 },
    );
  }
});

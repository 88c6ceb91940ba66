/**
 * What the client uses of `zod/mini`, in 1.5 KB of gzip where zod takes 9.5: `zodBuild.ts` puts it in zod's place in the
 * app's build. Same success, same data, and the same place and type in the first issue; a property test compares the two
 * for every schema of the client.
 */

type Key = PropertyKey;

interface Issue {
  code: string;
  path: Key[];
  /** Of `invalid_type`. */
  expected?: string;
  /** Whether the value has the right type: then the schema's checks run all the same, and a union may name this issue. */
  continue?: boolean;
}

/** The value as read; adds to `issues` what does not fit. */
type Read = (value: unknown, issues: Issue[]) => unknown;
type Check = (value: never) => Issue | undefined;
type Shape = Readonly<Record<string, Schema>>;
type Result = { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } };
type Catchall = 'strip' | 'keep' | 'refuse';

interface Traits {
  /** The key may be missing where the schema reads. */
  optin?: boolean;
  /** The key may be missing in what it gives. */
  optout?: boolean;
  /** Of literals and enums: all there are. */
  values?: ReadonlySet<unknown>;
  shape?: Shape;
  catchall?: Catchall;
}

class Schema {
  readonly run: Read;
  readonly traits: Traits;

  constructor(run: Read, traits: Traits = {}) {
    this.run = run;
    this.traits = traits;
  }

  get shape(): Shape | undefined {
    return this.traits.shape;
  }

  check(...checks: readonly Check[]): Schema {
    return new Schema((value, issues) => {
      const data = this.run(value, issues);
      if (isAborted(issues)) return data;
      for (const check of checks) {
        const issue = check(data as never);
        if (issue) issues.push(issue);
        if (issue?.continue === false) break;
      }
      return data;
    }, this.traits);
  }

  safeParse(value: unknown): Result {
    const issues: Issue[] = [];
    const data = this.run(value, issues);
    return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
  }
}

function isAborted(issues: readonly Issue[]): boolean {
  return issues.some((issue) => issue.continue !== true);
}

function wrongType(expected: string): Issue {
  return { code: 'invalid_type', path: [], expected };
}

function unfit(code: string): Issue {
  return { code, path: [], continue: true };
}

function ofType(expected: string, fits: (value: unknown) => boolean): Schema {
  return new Schema((value, issues) => {
    if (!fits(value)) issues.push(wrongType(expected));
    return value;
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Runs a part's schema, with the part's key before the path of its issues. */
function readPart(schema: Schema, key: Key, value: unknown, issues: Issue[]): unknown {
  const found: Issue[] = [];
  const data = schema.run(value, found);
  for (const issue of found) {
    issue.path.unshift(key);
    issues.push(issue);
  }
  return data;
}

function readProperty(schema: Schema, key: string, input: Readonly<Record<string, unknown>>, issues: Issue[]): unknown {
  const { optin, optout } = schema.traits;
  if (key in input) return readPart(schema, key, input[key], issues);
  if (optin && optout) return undefined;
  const before = issues.length;
  const data = readPart(schema, key, undefined, issues);
  if (!optin && issues.length === before) issues.push({ ...wrongType('nonoptional'), path: [key] });
  return data;
}

function objectOf(shape: Shape, catchall: Catchall): Schema {
  const fields = Object.entries(shape);
  return new Schema(
    (input, issues) => {
      if (!isObject(input)) {
        issues.push(wrongType('object'));
        return input;
      }
      const data: Record<string, unknown> = {};
      for (const [key, schema] of fields) {
        const value = readProperty(schema, key, input, issues);
        if (value !== undefined || key in input) data[key] = value;
      }
      if (catchall !== 'strip') readOthers(shape, catchall, input, data, issues);
      return data;
    },
    { shape, catchall },
  );
}

function readOthers(
  shape: Shape,
  catchall: Catchall,
  input: Readonly<Record<string, unknown>>,
  data: Record<string, unknown>,
  issues: Issue[],
): void {
  const others = Object.keys(input).filter((key) => !Object.hasOwn(shape, key));
  if (catchall === 'refuse') {
    if (others.length > 0) issues.push(unfit('unrecognized_keys'));
    return;
  }
  for (const key of others) if (key !== '__proto__') data[key] = input[key];
}

/** Zod's compiler is not here, so there is nothing to set. */
export function config(): void {
  // Nothing.
}

// @__NO_SIDE_EFFECTS__
export function string(): Schema {
  return ofType('string', (value) => typeof value === 'string');
}

// @__NO_SIDE_EFFECTS__
export function number(): Schema {
  return ofType('number', Number.isFinite);
}

// @__NO_SIDE_EFFECTS__
export function boolean(): Schema {
  return ofType('boolean', (value) => typeof value === 'boolean');
}

// @__NO_SIDE_EFFECTS__
export function unknown(): Schema {
  return new Schema((value) => value);
}

// @__NO_SIDE_EFFECTS__
export function int(): Schema {
  return number().check((value: number) => {
    if (Number.isSafeInteger(value)) return undefined;
    return Number.isInteger(value) ? unfit('too_big') : { ...wrongType('int'), continue: false };
  });
}

const uuidText = new RegExp(
  '^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|' +
    '00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$',
  'i',
);

// @__NO_SIDE_EFFECTS__
export function uuid(): Schema {
  return string().check(regex(uuidText));
}

// @__NO_SIDE_EFFECTS__
export function literal(value: unknown): Schema {
  return oneOf([value].flat());
}

// @__NO_SIDE_EFFECTS__
function oneOf(list: readonly unknown[]): Schema {
  const values = new Set(list);
  return new Schema(
    (value, issues) => {
      if (!values.has(value)) issues.push({ code: 'invalid_value', path: [] });
      return value;
    },
    { values },
  );
}

export { oneOf as enum };

// @__NO_SIDE_EFFECTS__
export function custom(fits: (value: unknown) => boolean): Schema {
  return unknown().check((value) => (fits(value) ? undefined : { ...unfit('custom'), continue: false }));
}

// @__NO_SIDE_EFFECTS__
export function array(element: Schema): Schema {
  return new Schema((value, issues) => {
    if (Array.isArray(value)) return value.map((entry: unknown, index) => readPart(element, index, entry, issues));
    issues.push(wrongType('array'));
    return value;
  });
}

// @__NO_SIDE_EFFECTS__
export function object(shape: Shape): Schema {
  return objectOf(shape, 'strip');
}

// @__NO_SIDE_EFFECTS__
export function looseObject(shape: Shape): Schema {
  return objectOf(shape, 'keep');
}

// @__NO_SIDE_EFFECTS__
export function strictObject(shape: Shape): Schema {
  return objectOf(shape, 'refuse');
}

// @__NO_SIDE_EFFECTS__
export function extend(schema: Schema, shape: Shape): Schema {
  return objectOf({ ...schema.shape, ...shape }, schema.traits.catchall ?? 'strip');
}

/** With texts as keys, as everywhere in the client. */
// @__NO_SIDE_EFFECTS__
export function record(_key: Schema, value: Schema): Schema {
  return new Schema((input, issues) => {
    if (!isObject(input)) {
      issues.push(wrongType('record'));
      return input;
    }
    const keys = Object.keys(input).filter((key) => key !== '__proto__');
    return Object.fromEntries(keys.map((key) => [key, readPart(value, key, input[key], issues)]));
  });
}

// @__NO_SIDE_EFFECTS__
export function nullable(inner: Schema): Schema {
  const values = inner.traits.values && new Set([...inner.traits.values, null]);
  return new Schema((value, issues) => (value === null ? value : inner.run(value, issues)), {
    ...inner.traits,
    ...(values && { values }),
  });
}

// @__NO_SIDE_EFFECTS__
export function optional(inner: Schema): Schema {
  return new Schema((value, issues) => (value === undefined ? value : inner.run(value, issues)), {
    optin: true,
    optout: true,
  });
}

// @__NO_SIDE_EFFECTS__
export function nullish(inner: Schema): Schema {
  return optional(nullable(inner));
}

// @__NO_SIDE_EFFECTS__
export function union(options: readonly Schema[]): Schema {
  return new Schema(
    (value, issues) => {
      const failed: Issue[][] = [];
      for (const option of options) {
        const found: Issue[] = [];
        const data = option.run(value, found);
        if (found.length === 0) return data;
        failed.push(found);
      }
      const [rightType, ...others] = failed.filter((found) => !isAborted(found));
      issues.push(...(rightType && others.length === 0 ? rightType : [{ code: 'invalid_union', path: [] }]));
      return value;
    },
    { optin: options.some(({ traits }) => traits.optin), optout: options.some(({ traits }) => traits.optout) },
  );
}

// @__NO_SIDE_EFFECTS__
export function discriminatedUnion(key: string, options: readonly Schema[]): Schema {
  return new Schema((value, issues) => {
    if (!isObject(value)) {
      issues.push(wrongType('object'));
      return value;
    }
    const chosen = options.find((option) => option.shape?.[key]?.traits.values?.has(value[key]));
    if (chosen) return chosen.run(value, issues);
    issues.push({ code: 'invalid_union', path: [key] });
    return value;
  });
}

// @__NO_SIDE_EFFECTS__
export function transform(change: (value: unknown) => unknown): Schema {
  return new Schema((value) => change(value), { optin: true });
}

// @__NO_SIDE_EFFECTS__
export function pipe(first: Schema, second: Schema): Schema {
  return new Schema(
    (value, issues) => {
      const data = first.run(value, issues);
      return issues.length > 0 ? data : second.run(data, issues);
    },
    { optin: first.traits.optin, optout: second.traits.optout },
  );
}

// @__NO_SIDE_EFFECTS__
export function regex(pattern: RegExp): Check {
  return (value: string) => (pattern.test(value) ? undefined : unfit('invalid_format'));
}

// @__NO_SIDE_EFFECTS__
export function gte(least: number): Check {
  return (value: number) => (value >= least ? undefined : unfit('too_small'));
}

// @__NO_SIDE_EFFECTS__
export function lte(most: number): Check {
  return (value: number) => (value <= most ? undefined : unfit('too_big'));
}

// @__NO_SIDE_EFFECTS__
export function nonnegative(): Check {
  return gte(0);
}

// @__NO_SIDE_EFFECTS__
export function minLength(least: number): Check {
  return (value: string | readonly unknown[]) => (lengthOf(value) >= least ? undefined : unfit('too_small'));
}

// @__NO_SIDE_EFFECTS__
export function maxLength(most: number): Check {
  return (value: string | readonly unknown[]) => (lengthOf(value) <= most ? undefined : unfit('too_big'));
}

/** Texts by code points. */
function lengthOf(value: string | readonly unknown[]): number {
  return [...value].length;
}

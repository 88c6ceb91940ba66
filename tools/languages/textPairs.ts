/** A text in English and in another language. Functions are called with the same values. */
export interface TextPair {
  /** For example `dashboardTexts.title`. */
  path: string;
  english: string;
  translated: string;
}

/** Sample values for parameters, distinct from the words of any text. */
const values: readonly ((position: number) => unknown)[] = [
  (position) => `Zq${position}`,
  (position) => 4_710 + position,
  (position) => [`Zq${position}`, `Zq${position}b`],
  (position) => objectOf((field) => `Zq${position}${field}`),
  (position) => objectOf((field) => 4_700 + ((position + field.length * 7) % 99)),
];

function objectOf(value: (field: string) => unknown): unknown {
  return new Proxy({}, { get: (_target, field) => (typeof field === 'string' ? value(field) : () => Number.NaN) });
}

/** Every text below a path. Each function appears once, with the first values that both versions accept. */
export function textPairs(path: string, english: unknown, translated: unknown): TextPair[] {
  if (typeof english === 'string') return [{ path, english, translated: String(translated) }];
  if (typeof english === 'function') return functionPair(path, english as TextFunction, translated as TextFunction);
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    textPairs(`${path}.${key}`, value, (translated as Record<string, unknown>)[key]),
  );
}

type TextFunction = (...parameters: unknown[]) => unknown;

function functionPair(path: string, english: TextFunction, translated: TextFunction): TextPair[] {
  for (const parameters of mixes(english.length)) {
    const pair = { path, english: said(english, parameters), translated: said(translated, parameters) };
    if (isSaid(pair.english) && isSaid(pair.translated)) return [pair];
  }
  return [];
}

/** A text that expects an object contains "undefined" when called with another value. */
function isSaid(text: string): boolean {
  return text !== '' && !text.includes('undefined');
}

function mixes(count: number): unknown[][] {
  if (count === 0) return [[]];
  return mixes(count - 1).flatMap((others) => values.map((make) => [...others, make(count - 1)]));
}

function said(text: TextFunction, parameters: readonly unknown[]): string {
  try {
    const words = text(...parameters);
    return typeof words === 'string' ? words : '';
  } catch {
    return '';
  }
}

/** Keys that could pollute a prototype when copied. */
const dangerousKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor']);

/** Cheap check before the slow walk; `\u` because a key can be escaped. */
const mayHoldDangerousKey = /__proto__|constructor|\\u/;

/** Text that is itself JSON for an object, list or string. */
const looksLikeJson = /^\s*[{["]/;

/** A server can encode JSON into text, and a proxy can encode it again. */
const maxLayers = 3;

/** `JSON.parse`, or `parseExactJson`. */
type ParseText = (text: string, reviver?: (key: string, value: unknown) => unknown) => unknown;

/**
 * Parses JSON in a text field (`permission`, `details`, `error`, `error_message`); `undefined` when it can't, never
 * throws. Unwraps repeatedly encoded text and drops dangerous keys.
 */
export function parseJson(text: string, parse: ParseText = JSON.parse): unknown {
  let value = parseOnce(text, parse);
  for (let layer = 1; layer < maxLayers; layer += 1) {
    if (typeof value !== 'string' || !looksLikeJson.test(value)) return value;
    const inner = parseOnce(value, parse);
    if (inner === undefined) return value;
    value = inner;
  }
  return value;
}

function parseOnce(text: string, parse: ParseText): unknown {
  try {
    return mayHoldDangerousKey.test(text) ? parse(text, withoutDangerousKeys) : parse(text);
  } catch {
    return undefined;
  }
}

/** A reviver drops an entry by returning `undefined`. */
function withoutDangerousKeys(key: string, value: unknown): unknown {
  return dangerousKeys.has(key) ? undefined : value;
}

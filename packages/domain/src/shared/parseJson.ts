/** Keys that could pollute a prototype when copied. */
const dangerousKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor']);

/** Cheap test before the slow walk; `\u` because a key can be escaped. */
const mayHoldDangerousKey = /__proto__|constructor|\\u/;

/** Text that is itself JSON of an object, a list or a string. */
const looksLikeJson = /^\s*[{["]/;

/** A server may encode JSON into text and a proxy encode it again. */
const maxLayers = 3;

/**
 * Parses JSON inside a text field (`permission`, `details`, `error`, `error_message`); undefined when it cannot, never
 * throws. Unwraps text that was encoded repeatedly and drops dangerous keys.
 */
export function parseJson(text: string): unknown {
  let value: unknown = parseOnce(text);
  for (let layer = 1; layer < maxLayers; layer += 1) {
    if (typeof value !== 'string' || !looksLikeJson.test(value)) return value;
    const inner = parseOnce(value);
    if (inner === undefined) return value;
    value = inner;
  }
  return value;
}

function parseOnce(text: string): unknown {
  try {
    return mayHoldDangerousKey.test(text) ? JSON.parse(text, withoutDangerousKeys) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A reviver drops an entry by returning undefined. */
function withoutDangerousKeys(key: string, value: unknown): unknown {
  return dangerousKeys.has(key) ? undefined : value;
}

/** Names through which a careless copy of parsed data could reach a prototype. */
const dangerousKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor']);

/** Cheap look before the slow walk; `\u` is there because a key can be written in escapes. */
const mayHoldDangerousKey = /__proto__|constructor|\\u/;

/** Text that is itself JSON of an object, a list or another such text. */
const looksLikeJson = /^\s*[{["]/;

/**
 * One server writes JSON into a text, a proxy in front of it does so again; beyond that it is no longer an accident.
 */
const maxLayers = 3;

/**
 * Opens JSON that arrived inside a text field (`permission`, `details`, `error`, `error_message`): undefined when it
 * cannot be parsed, never an exception. Text that was encoded more than once is unwrapped, and keys that could pollute
 * a prototype are left out.
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

/** A reviver that answers undefined removes the entry. */
function withoutDangerousKeys(key: string, value: unknown): unknown {
  return dangerousKeys.has(key) ? undefined : value;
}

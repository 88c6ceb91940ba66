/** A number with more digits than a JavaScript number holds. */
export class ExactNumber {
  /** As JSON writes it. */
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }

  /** Serializes the number; in a browser without `JSON.rawJSON` its digits become text. */
  toJSON(): unknown {
    const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };
    return rawJSON ? rawJSON(this.text) : this.text;
  }
}

const marker = '\u0000exact';

/** Matches a text, so that digits in it stay as they are, or a number. */
const tokens = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Any number holds this many digits exactly. */
const safeDigits = 15;

/** `JSON.parse` that returns numbers which would lose digits as `ExactNumber`. Throws SyntaxError. */
export function parseExactJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  const marked = text.replace(tokens, (token) =>
    token.startsWith('"') || fits(token) ? token : JSON.stringify({ [marker]: token }),
  );
  return JSON.parse(marked, (key, value: unknown) => {
    if (typeof value === 'object' && value !== null && marker in value) return new ExactNumber(String(value[marker]));
    return reviver ? reviver(key, value) : value;
  });
}

function fits(number: string): boolean {
  return number.replaceAll(/[-.]|[eE].*/g, '').length <= safeDigits && Number.isFinite(Number(number));
}

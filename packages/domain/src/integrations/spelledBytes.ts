/** A text as UTF-8, one character per byte, with the position of each byte in the text. */
export interface SpelledBytes {
  bytes: string;
  /** Start and end index (exclusive) in the text, per byte. */
  starts: readonly number[];
  ends: readonly number[];
}

/** Maximum depth of nested escapes. */
const maxLayers = 3;

/** `\u0041` and `\n` of JSON, `%41` of forms and addresses, `&#65;`, `&#x41;` and `&amp;` of HTML. */
const escapes = /\\u[\da-f]{4}|\\[\\"/bfnrt]|%[\da-f]{2}|&#\d{1,7};|&#x[\da-f]{1,6};|&(?:amp|lt|gt|quot|apos);/gi;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const jsonControls: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** UTF-8, one character per byte. A lone surrogate is three bytes. */
export function utf8(text: string): string {
  return [...text].map((character) => utf8Of(character.codePointAt(0) ?? 0)).join('');
}

/** The text as it is, and with its escapes decoded layer by layer. */
export function spellings(text: string): readonly SpelledBytes[] {
  const layers: SpelledBytes[] = [asWritten(text)];
  for (let layer = 0; layer < maxLayers; layer += 1) {
    const last = layers.at(-1);
    if (last === undefined || last.bytes.search(escapes) < 0) break;
    layers.push(unescaped(last));
  }
  return layers;
}

function asWritten(text: string): SpelledBytes {
  const builder = createBuilder();
  let index = 0;
  for (const character of text) {
    builder.add(utf8(character), index, index + character.length);
    index += character.length;
  }
  return builder.built;
}

function unescaped({ bytes, starts, ends }: SpelledBytes): SpelledBytes {
  const builder = createBuilder();
  const startAt = (index: number) => starts[index] ?? 0;
  const endAt = (index: number) => ends[index] ?? 0;
  let copied = 0;
  const copyUntil = (end: number) => {
    for (; copied < end; copied += 1) builder.add(bytes.charAt(copied), startAt(copied), endAt(copied));
  };
  for (const { 0: escape, index } of joinSurrogates(bytes)) {
    copyUntil(index);
    copied = index + escape.length;
    builder.add(meaning(escape), startAt(index), endAt(copied - 1));
  }
  copyUntil(bytes.length);
  return builder.built;
}

/** The escapes; a surrogate pair counts as one. */
function* joinSurrogates(bytes: string): Generator<{ 0: string; index: number }> {
  const pair = new RegExp(`\\\\ud[89ab][\\da-f]{2}\\\\ud[c-f][\\da-f]{2}|${escapes.source}`, 'gi');
  for (const match of bytes.matchAll(pair)) yield { 0: match[0], index: match.index };
}

function meaning(escape: string): string {
  if (escape.startsWith('%')) return String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  if (escape.startsWith('\\u')) {
    const units = escape.split(/\\u/i).slice(1);
    return utf8(String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
  }
  if (escape.startsWith('\\')) return jsonControls[escape.charAt(1)] ?? escape.charAt(1);
  const name = escape.slice(1, -1).toLowerCase();
  if (name.startsWith('#x')) return utf8Of(Number.parseInt(name.slice(2), 16));
  return name.startsWith('#') ? utf8Of(Number(name.slice(1))) : (named[name] ?? '');
}

function createBuilder() {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  return {
    add(bytes: string, start: number, end: number): void {
      parts.push(bytes);
      for (let index = 0; index < bytes.length; index += 1) {
        starts.push(start);
        ends.push(end);
      }
    },
    get built(): SpelledBytes {
      return { bytes: parts.join(''), starts, ends };
    },
  };
}

function utf8Of(code: number): string {
  if (code < 0x80) return String.fromCharCode(code);
  const tail = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x800) return String.fromCharCode(0xc0 | (code >> 6), tail(0));
  if (code < 0x10000) return String.fromCharCode(0xe0 | (code >> 12), tail(6), tail(0));
  return String.fromCharCode(0xf0 | ((code >> 18) & 7), tail(12), tail(6), tail(0));
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes base64 or base64url to one character per byte; ignores padding and a cut end. */
export function decodeBase64(text: string): string {
  let bytes = '';
  let bits = 0;
  let bitCount = 0;
  for (const character of text.replaceAll('-', '+').replaceAll('_', '/')) {
    const digit = digits.indexOf(character);
    if (digit < 0) break;
    bits = ((bits << 6) | digit) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes += String.fromCharCode((bits >> bitCount) & 0xff);
  }
  return bytes;
}

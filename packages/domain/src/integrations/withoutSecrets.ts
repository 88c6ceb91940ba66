import { isMask } from './fieldHint.ts';
import type { Provider } from '../providers/providers.ts';
import { decodeBase64, type SpelledBytes, spellings, utf8 } from './spelledBytes.ts';
import type { ProviderSettings } from './ThirdPartyDetails.ts';

const hidden = '•••';

/** Characters. Shorter secrets are skipped because they occur in ordinary words. */
const minLength = 8;

/** Start and end, in characters of the text. */
type Span = readonly [start: number, end: number];

/**
 * Masks every form secret in a server's text: servers quote what they refuse (contract, "Integrations, plans"). Finds
 * every spelling (capitals, escapes of JSON, forms, addresses and HTML, base64 and hex, also with a user name as in
 * Basic), and the first or last eight characters.
 */
export function withoutSecrets(text: string, provider: Provider, settings: ProviderSettings): string {
  const secrets = secretsOf(provider, settings).flatMap((secret) =>
    [...new Set([secret, secret.toUpperCase(), secret.toLowerCase()])].map(toSecret),
  );
  if (secrets.length === 0) return text;
  const spans = spellings(text).flatMap((spelling) =>
    secrets.flatMap((secret) => [...quotes(spelling, secret), ...encodedQuotes(spelling, secret)]),
  );
  return mask(text, spans);
}

/** As UTF-8, one character per byte. */
interface Secret {
  bytes: string;
  first: string;
  last: string;
}

function toSecret(text: string): Secret {
  const characters = [...text];
  const first = utf8(characters.slice(0, minLength).join(''));
  const last = utf8(characters.slice(-minLength).join(''));
  return { bytes: utf8(text), first, last };
}

function secretsOf({ fields }: Provider, settings: ProviderSettings): readonly string[] {
  const accounts = settings.shape === 'flat' ? [settings] : settings.accounts;
  const names = fields.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const secrets = accounts.flatMap(({ values }) => names.map((name) => (values[name] ?? '').trim()));
  return secrets.filter((secret) => [...secret].length >= minLength && !isMask(secret));
}

/** From the first eight characters on, and up to the last eight, as far as the text matches. */
function quotes({ bytes: written, starts, ends }: SpelledBytes, spelled: Secret): readonly Span[] {
  const bytes = plusAsSpace(written);
  const secret = {
    bytes: plusAsSpace(spelled.bytes),
    first: plusAsSpace(spelled.first),
    last: plusAsSpace(spelled.last),
  };
  const span = (from: number, to: number): Span => [starts[from] ?? 0, ends[to - 1] ?? 0];
  const beginnings = occurrences(bytes, secret.first).map((from) => {
    let length = secret.first.length;
    while (length < secret.bytes.length && bytes[from + length] === secret.bytes[length]) length += 1;
    return span(from, from + length);
  });
  const endings = occurrences(bytes, secret.last).map((at) => {
    const to = at + secret.last.length;
    let length = secret.last.length;
    while (length < secret.bytes.length && bytes[to - length - 1] === secret.bytes.at(-length - 1)) length += 1;
    return span(to - length, to);
  });
  return [...beginnings, ...endings];
}

/** Forms write a space as `+`. */
function plusAsSpace(bytes: string): string {
  return bytes.replaceAll('+', ' ');
}

const encodings: readonly { token: RegExp; decode(token: string): string }[] = [
  { token: /[\w+/-]{8,}={0,2}/g, decode: decodeBase64 },
  { token: /(?:[\da-f]{2}){8,}/gi, decode: decodeHex },
];

function encodedQuotes({ bytes, starts, ends }: SpelledBytes, { first, last }: Secret): readonly Span[] {
  return encodings.flatMap(({ token: pattern, decode }) =>
    [...bytes.matchAll(pattern)].flatMap(({ 0: token, index }): readonly Span[] => {
      const decoded = decode(token);
      if (!decoded.includes(first) && !decoded.includes(last)) return [];
      return [[starts[index] ?? 0, ends[index + token.length - 1] ?? 0]];
    }),
  );
}

/** One character per byte. */
function decodeHex(token: string): string {
  return token.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
}

function occurrences(text: string, part: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** Merges spans that touch or overlap into one mask. */
function mask(text: string, spans: readonly Span[]): string {
  let masked = '';
  let copied = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (start > copied || masked === '') masked += text.slice(copied, start) + hidden;
    copied = Math.max(copied, end);
  }
  return masked + text.slice(copied);
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Names from stores that the region list spells differently. */
const otherSpellings = new Map([
  ['eire', 'Ireland'],
  ['rsa', 'South Africa'],
  ['usa', 'United States'],
  ['uk', 'United Kingdom'],
]);

/** Names by the code as sent; a lookup takes a microsecond. */
const known = new Map<string, string>();

/** "Germany" for "DE" and "Germany"; text that is not a code stays as it is. */
export function countryName(country: string): string {
  const text = country.trim();
  const spelled = otherSpellings.get(text.toLowerCase());
  if (spelled !== undefined) return spelled;
  if (!/^[A-Z]{2}$/i.test(text)) return text;
  const name = known.get(text) ?? names.of(text.toUpperCase()) ?? text;
  known.set(text, name);
  return name;
}

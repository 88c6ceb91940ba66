import { pageLanguage } from '../../languages/pageLanguage.ts';
import { countryName } from './countryName.ts';

let labels: ReadonlyMap<string, string> | undefined;

/** A country's name on screens: "Deutschland". `countryName` gives the stored and compared names. */
export function countryLabel(country: string): string {
  const name = countryName(country);
  return countryLabels()?.get(name) ?? name;
}

/** Names in the page's language by English name; `null` in English. */
export function countryLabels(): ReadonlyMap<string, string> | null {
  const language = pageLanguage();
  return language === null ? null : (labels ??= labelsIn(language.code));
}

/** The stored name for a country typed in the page's language; other text stays. */
export function typedCountry(text: string): string {
  const labels = countryLabels();
  if (labels === null) return text;
  const typed = text.trim().toLowerCase();
  const own = [...labels].find(([name, label]) => [name, label].some((each) => each.toLowerCase() === typed));
  return own?.[0] ?? countryName(text);
}

/** Covers every two-letter country code, more than the list of countries. */
function labelsIn(language: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => {
        const label = names.of(code);
        return label === undefined ? [] : [[countryName(code), label] as const];
      }),
  );
}

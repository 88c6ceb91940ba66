import { pageLanguage } from '../../languages/pageLanguage.ts';
import { countryName } from './countryName.ts';

let labels: ReadonlyMap<string, string> | undefined;

/** A country as a screen shows it: "Deutschland". Names that are stored and compared are `countryName`'s. */
export function countryLabel(country: string): string {
  const name = countryName(country);
  return countryLabels()?.get(name) ?? name;
}

/** Names in the page's language by the English ones; null in English. */
export function countryLabels(): ReadonlyMap<string, string> | null {
  const language = pageLanguage();
  return language === null ? null : (labels ??= labelsIn(language.code));
}

/** Of every code of two letters that is a country's: the list of countries is larger than this. */
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

import { pageLanguage } from '../languages/pageLanguage.ts';
import { countryCode } from './countries.ts';
import { countryName } from './countryName.ts';

let names: Intl.DisplayNames | undefined;

/** A country as a screen shows it: "Deutschland". Names that are stored and compared are `countryName`'s. */
export function countryLabel(country: string): string {
  const language = pageLanguage();
  const code = language === null ? null : countryCode(country);
  if (language === null || code === null) return countryName(country);
  names ??= new Intl.DisplayNames(language.code, { type: 'region' });
  return names.of(code) ?? countryName(country);
}

/** A country that was typed in the page's language, by the name that is stored; other texts stay. */
export function typedCountry(text: string): string {
  const code = pageLanguage() === null ? null : countryCode(text);
  return code === null ? text : countryName(code);
}

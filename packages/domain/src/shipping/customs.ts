import { type Message, message } from '../messages/Message.ts';
import { findProvider } from '../providers/providers.ts';
import { countryName } from '../shared/addresses/countryName.ts';

/** What customs requires for one line's units. */
export interface CustomsLine {
  sku: string;
  /** Harmonized system code; empty when unknown. */
  hsCode: string;
  /** ISO 3166, two letters; empty when unknown. */
  countryOfOrigin: string;
  /** For all units, after discounts; `null` when unknown. */
  value: number | null;
}

/**
 * Countries between which goods move without a declaration: the European Union with Monaco, San Marino and Andorra,
 * the United Kingdom with its islands, and the other customs unions with one border. In doubt nothing is required.
 */
const customsUnions: readonly string[] = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK MC SM AD',
  'GB IM JE GG',
  'US PR',
  'CH LI',
  'AM BY KG KZ RU',
  'BW LS NA SZ ZA',
];

/** Northern Ireland is in the United Kingdom's customs area and the European Union's market. */
const isNorthernIreland = ({ country, postcode }: { country: string; postcode: string }) =>
  country === 'GB' && /^BT\d/i.test(postcode.trim());

/** Whether goods need a customs declaration; false when a country is unknown. Countries are ISO 3166. */
export function needsCustoms(from: string, to: { country: string; postcode: string }): boolean {
  if (from === '' || to.country === '' || from === to.country) return false;
  const union = customsUnions.find((countries) => countries.split(' ').includes(from)) ?? from;
  if (union.includes('DE') && isNorthernIreland(to)) return false;
  return !union.split(' ').includes(to.country);
}

/** Whether the store has HS codes and origins for any item; otherwise the 3PL declares what it knows. */
export function hasCustomsFacts(lines: readonly Pick<CustomsLine, 'hsCode' | 'countryOfOrigin'>[]): boolean {
  return lines.some(({ hsCode, countryOfOrigin }) => hsCode.trim() !== '' || countryOfOrigin.trim() !== '');
}

/**
 * Why an order can't go yet to a 3PL that makes the declaration from it; `null` when nothing is missing or the store
 * has no customs data. The other 3PLs store customs data with their products.
 */
export function customsProblem(providerId: string, lines: readonly CustomsLine[], country: string): Message | null {
  if (!findProvider(providerId)?.customs.includes('hsCode') || !hasCustomsFacts(lines)) return null;
  const missing = lines.find(
    ({ hsCode, countryOfOrigin, value }) => hsCode.trim() === '' || countryOfOrigin.trim() === '' || value === null,
  );
  if (missing === undefined) return null;
  const where = { sku: missing.sku, country: countryName(country) };
  if (missing.hsCode.trim() === '') return message('shipping.noHsCode', where);
  return message(missing.countryOfOrigin.trim() === '' ? 'shipping.noOrigin' : 'shipping.noValue', where);
}

/** The only currency in which a 3PL takes customs values, if the order's values can't be sent for it; else `null`. */
export function untoldValueCurrency(
  providerId: string,
  lines: readonly CustomsLine[],
  currency: string,
): string | null {
  const taken = findProvider(providerId)?.customsCurrency ?? currency;
  return taken !== currency && hasCustomsFacts(lines) ? taken : null;
}

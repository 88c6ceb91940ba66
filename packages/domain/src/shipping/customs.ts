import { type Message, message } from '../messages/Message.ts';
import { findProvider } from '../providers/providers.ts';
import { countryName } from '../shared/addresses/countryName.ts';

/** What customs want to know of the units of one line. */
export interface CustomsLine {
  sku: string;
  /** Harmonized system code; empty: not known. */
  hsCode: string;
  /** ISO 3166, two letters; empty: not known. */
  countryOfOrigin: string;
  /** Of all units, after discounts; null: not known. */
  value: number | null;
}

/**
 * Countries between which goods move without a declaration: the European Union with Monaco, San Marino and Andorra, the
 * United Kingdom with its islands, and the other customs unions of one border. In doubt nothing is wanted of an order.
 */
const customsUnions: readonly string[] = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK MC SM AD',
  'GB IM JE GG',
  'US PR',
  'CH LI',
  'AM BY KG KZ RU',
  'BW LS NA SZ ZA',
];

/** Northern Ireland is in the customs area of the United Kingdom and in the market of the European Union. */
const isNorthernIreland = ({ country, postcode }: { country: string; postcode: string }) =>
  country === 'GB' && /^BT\d/i.test(postcode.trim());

/** Whether goods need a declaration for customs; false where a country is not known. Countries are ISO 3166. */
export function needsCustoms(from: string, to: { country: string; postcode: string }): boolean {
  if (from === '' || to.country === '' || from === to.country) return false;
  const union = customsUnions.find((countries) => countries.split(' ').includes(from)) ?? from;
  if (union.includes('DE') && isNorthernIreland(to)) return false;
  return !union.split(' ').includes(to.country);
}

/** Whether the store keeps HS codes and origins for any of the items; else the 3PL declares what it has of them. */
export function hasCustomsFacts(lines: readonly Pick<CustomsLine, 'hsCode' | 'countryOfOrigin'>[]): boolean {
  return lines.some(({ hsCode, countryOfOrigin }) => hsCode.trim() !== '' || countryOfOrigin.trim() !== '');
}

/**
 * Why a 3PL that makes the declaration from the order cannot be sent it yet; null: nothing is missing, or the store keeps
 * nothing for customs. The other 3PLs have what customs want with the products that they store.
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

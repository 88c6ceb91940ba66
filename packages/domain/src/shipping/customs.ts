import { type Message, message } from '../messages/Message.ts';
import { type CustomsFact, findProvider } from '../providers/providers.ts';
import { countryName } from '../shared/addresses/countryName.ts';
import { missingAddressParts } from '../shared/addresses/missingAddressParts.ts';
import type { Recipient } from '../shared/addresses/Recipient.ts';

/** What customs requires for one line's units. */
export interface CustomsLine {
  sku: string;
  /** Describes the goods. */
  name: string;
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
 * What an order must name before it can go abroad, by what its 3PL declares from it; `null` when nothing is missing.
 * Where no item has HS code and origin, or none has a value, nothing is required: the 3PL may have them with its
 * products.
 */
export function customsProblem(providerId: string, lines: readonly CustomsLine[], country: string): Message | null {
  const declared: readonly CustomsFact[] = findProvider(providerId)?.customs ?? [];
  const isWhole = declared.includes('hsCode');
  if (isWhole ? !hasCustomsFacts(lines) : lines.every(({ value }) => value === null)) return null;
  for (const line of lines) {
    const where = { sku: line.sku, country: countryName(country) };
    const missing = requiredFacts.find(({ fact, isKnown }) => declared.includes(fact) && !isKnown(line));
    if (missing !== undefined) return message(missing.code, where);
  }
  return null;
}

const says = (text: string) => /[\p{L}\p{N}]/u.test(text);

const requiredFacts = [
  { fact: 'hsCode', code: 'shipping.noHsCode', isKnown: ({ hsCode }: CustomsLine) => says(hsCode) },
  { fact: 'countryOfOrigin', code: 'shipping.noOrigin', isKnown: (line: CustomsLine) => says(line.countryOfOrigin) },
  { fact: 'description', code: 'shipping.noDescription', isKnown: ({ name }: CustomsLine) => says(name) },
  { fact: 'value', code: 'shipping.noValue', isKnown: ({ value }: CustomsLine) => value !== null },
] as const;

/** The state or postcode that an address abroad needs and lacks, as a message; `null` when it has them. */
export function missingAbroad(recipient: Pick<Recipient, 'state' | 'postcode' | 'country'>): Message | null {
  const missing = missingAddressParts({ ...recipient, name: '', company: '', address1: '', city: '' });
  const part = missing.find((each) => each === 'state' || each === 'postcode');
  if (part === undefined) return null;
  return message('shipping.noAddressPart', {
    field: message(`recipient.${part}`),
    country: countryName(recipient.country),
  });
}

/** The only currency in which a 3PL takes customs values, if the order's values can't be sent for it; else `null`. */
export function otherCustomsCurrency(
  providerId: string,
  lines: readonly CustomsLine[],
  currency: string,
): string | null {
  const taken = findProvider(providerId)?.customsCurrency ?? currency;
  return taken !== currency && hasCustomsFacts(lines) ? taken : null;
}

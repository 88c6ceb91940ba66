import { type Carrier, carrierNamed, postalOperators, ups, usps } from './carriers.ts';
import type { Tracking } from '../detail/OrderDetail.ts';
import { s10CheckDigit } from './s10CheckDigit.ts';

/** A page for tracking a parcel. */
export interface TrackingLink {
  /** Empty when unknown. */
  carrier: string;
  /** https. */
  href: string;
}

/**
 * Where to track a number: the 3PL's own page, else the page of the carrier it names, else of the carrier that the
 * number's form and check digit reveal. `null` when unknown; digits alone could be any carrier's.
 */
export function trackingLink({ number: tracked, carrier: named, url }: Tracking): TrackingLink | null {
  const number = tracked.replaceAll(/[\s\p{Surrogate}]/gu, '').toUpperCase();
  if (number === '') return null;
  const carrier = (named === null ? null : carrierNamed(named)) ?? carrierOf(number);
  const own = safePage(url);
  if (own !== null) return { carrier: carrier?.name ?? named ?? '', href: own };
  return carrier && { carrier: carrier.name, href: carrier.page(encodeURIComponent(number)) };
}

/** Another company's link must be an https page without a name and password. */
export function safePage(text: string | null): string | null {
  const isSafe = text !== null && /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]\S*)?$/i.test(text);
  return isSafe ? text : null;
}

function carrierOf(number: string): Carrier | null {
  if (/^1Z[0-9A-Z]{15}\d$/.test(number) && hasUpsCheckDigit(number)) return ups;
  if (/^9[2-5]\d{20}$/.test(number) && hasUspsCheckDigit(number)) return usps;
  const [, digits = '', check, country = ''] = /^[A-Z]{2}(\d{8})(\d)([A-Z]{2})$/.exec(number) ?? [];
  return digits !== '' && s10CheckDigit(digits) === check ? (postalOperators[country] ?? null) : null;
}

/** Letters count A = 2, B = 3, …, J = 1; every second character counts twice. */
function hasUpsCheckDigit(number: string): boolean {
  const values = Array.from(number.slice(2, -1), (character) =>
    /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 3) % 10,
  );
  return endsInCheckDigit(
    number,
    sumOf(values, (index) => (index % 2 === 0 ? 1 : 2)),
  );
}

/** From the right, every second digit counts three times. */
function hasUspsCheckDigit(number: string): boolean {
  const digits = Array.from(number.slice(0, -1), Number).toReversed();
  return endsInCheckDigit(
    number,
    sumOf(digits, (index) => (index % 2 === 0 ? 3 : 1)),
  );
}

function sumOf(values: readonly number[], weight: (index: number) => number): number {
  return values.reduce((sum, value, index) => sum + value * weight(index), 0);
}

function endsInCheckDigit(number: string, sum: number): boolean {
  return (10 - (sum % 10)) % 10 === Number(number.at(-1));
}

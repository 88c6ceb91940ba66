import type { StoreTracking } from '../../shared/shipping/StoreTracking.ts';
import type { Tracking } from '../detail/OrderDetail.ts';
import { safePage, trackingLink } from './trackingLink.ts';
import { isKnownEverywhere, trackingCompany } from './trackingCompanies.ts';

/**
 * Tracking details of a fulfillment's parcels for the store. It takes one company for all numbers and matches pages
 * to numbers by position; a page overrides the link that it would make itself.
 */
export function storeTracking(parcels: readonly Tracking[]): StoreTracking {
  const numbers = parcels.map(({ number }) => number);
  const companies = new Set(parcels.flatMap((parcel) => companyOf(parcel) ?? []));
  const company = companies.size === 1 ? ([...companies][0] ?? null) : null;
  if (company !== null && isKnownEverywhere(company)) {
    const own = parcels.flatMap(({ url }) => safePage(url) ?? []);
    return { numbers, company, urls: own.length === numbers.length ? own : [] };
  }
  const pages = parcels.map((parcel) => trackingLink(parcel)?.href);
  const end = pages.indexOf(undefined);
  return { numbers, company, urls: pages.slice(0, end === -1 ? undefined : end).flatMap((page) => page ?? []) };
}

/** The store's listed name, else a plain one; `null` when the number's carrier is unknown. */
function companyOf({ number, carrier }: Tracking): string | null {
  const named = carrier?.trim() ?? '';
  const listed = trackingCompany(named);
  if (listed !== null) return listed;
  const name = trackingLink({ number, carrier, url: null })?.carrier ?? named;
  return name === '' ? null : (trackingCompany(name) ?? name);
}

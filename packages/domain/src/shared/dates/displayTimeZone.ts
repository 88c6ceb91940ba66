import { isIanaTimeZone } from './isIanaTimeZone.ts';

/**
 * The zone for filters, rows and exports: the shop's when valid, else the browser's (contract, "Timestamps"), else
 * UTC.
 */
export function displayTimeZone(shopZone: unknown, browserZone: unknown): string {
  if (isIanaTimeZone(shopZone)) return shopZone;
  if (isIanaTimeZone(browserZone)) return browserZone;
  return 'UTC';
}

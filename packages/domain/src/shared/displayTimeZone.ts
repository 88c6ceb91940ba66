import { isIanaTimeZone } from './isIanaTimeZone.ts';

/**
 * The one zone in which filters, rows and exports are read: the shop's when shop info has a valid one, else the
 * browser's (contract, "Timestamps"); UTC when neither can be used.
 */
export function displayTimeZone(shopZone: unknown, browserZone: unknown): string {
  if (isIanaTimeZone(shopZone)) return shopZone;
  if (isIanaTimeZone(browserZone)) return browserZone;
  return 'UTC';
}

import type { OutgoingLine } from '../ProviderAdapter.ts';

/** Value of one unit for services that take no value of a line, to the hundredth of a cent; null: not known. */
export function unitValue({ value, quantity }: OutgoingLine): number | null {
  return value === null ? null : Math.round((value * 10_000) / quantity) / 10_000;
}

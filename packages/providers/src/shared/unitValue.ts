import type { OutgoingLine } from '../ProviderAdapter.ts';

/** Value per unit, to a hundredth of a cent, for 3PLs without line values; null when unknown. */
export function unitValue({ value, quantity }: OutgoingLine): number | null {
  return value === null ? null : Math.round((value * 10_000) / quantity) / 10_000;
}

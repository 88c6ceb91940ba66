import type { Words } from '../messages/Message.ts';
import type { ShippingService } from './ShippingMapping.ts';

const separator = ' / ';

/** A service as a choice's value: `UPS / Ground`. */
export function serviceValue({ carrier, service }: ShippingService): string {
  return `${carrier}${separator}${service}`;
}

/** The service in such a value; `null` when it names no carrier's service. */
export function readServiceValue(value: string): ShippingService | null {
  const [carrier = '', ...parts] = value.split(separator);
  const service = parts.join(separator);
  return service === '' ? null : { carrier, service };
}

interface ListedOption {
  value: string;
  /** The 3PL's name for it. */
  label: Words;
}

type ListingAccounts = readonly { choices: readonly { name: string; options: readonly ListedOption[] }[] }[];

function optionsOf(accounts: ListingAccounts, choice: 'service' | 'package'): readonly ListedOption[] {
  const options = accounts
    .flatMap(({ choices }) => choices.filter(({ name }) => name === choice))
    .flatMap((listed) => listed.options);
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Distinct services that a 3PL's accounts list. */
export function listedServices(accounts: ListingAccounts): readonly ShippingService[] {
  return optionsOf(accounts, 'service').flatMap(({ value }) => readServiceValue(value) ?? []);
}

/** Distinct packages that a 3PL's accounts list. */
export function listedPackages(accounts: ListingAccounts): readonly ListedOption[] {
  return optionsOf(accounts, 'package');
}

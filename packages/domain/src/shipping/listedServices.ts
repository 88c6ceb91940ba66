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

/** Distinct services that a 3PL's accounts list. */
export function listedServices(
  accounts: readonly { choices: readonly { name: string; options: readonly { value: string }[] }[] }[],
): readonly ShippingService[] {
  const values = accounts
    .flatMap(({ choices }) => choices.filter(({ name }) => name === 'service'))
    .flatMap(({ options }) => options.map(({ value }) => value));
  return [...new Set(values)].flatMap((value) => readServiceValue(value) ?? []);
}

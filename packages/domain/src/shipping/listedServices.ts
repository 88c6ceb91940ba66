import type { ShippingService } from './ShippingMapping.ts';

const separator = ' / ';

/** A service as the value of a choice: `UPS / Ground`. */
export function serviceValue({ carrier, service }: ShippingService): string {
  return `${carrier}${separator}${service}`;
}

/** The service of such a value; null: it names no service of a carrier. */
export function readServiceValue(value: string): ShippingService | null {
  const [carrier = '', ...parts] = value.split(separator);
  const service = parts.join(separator);
  return service === '' ? null : { carrier, service };
}

/** The services that the accounts of a 3PL list, each once. */
export function listedServices(
  accounts: readonly { choices: readonly { name: string; options: readonly { value: string }[] }[] }[],
): readonly ShippingService[] {
  const values = accounts
    .flatMap(({ choices }) => choices.filter(({ name }) => name === 'service'))
    .flatMap(({ options }) => options.map(({ value }) => value));
  return [...new Set(values)].flatMap((value) => readServiceValue(value) ?? []);
}

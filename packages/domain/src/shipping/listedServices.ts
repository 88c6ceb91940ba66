import type { ShippingService } from './ShippingMapping.ts';

/** Between carrier and service in the value of a choice. */
const separator = ' / ';

/** The services that the accounts of a 3PL list, each once. */
export function listedServices(
  accounts: readonly { choices: readonly { name: string; options: readonly { value: string }[] }[] }[],
): readonly ShippingService[] {
  const values = accounts
    .flatMap(({ choices }) => choices.filter(({ name }) => name === 'service'))
    .flatMap(({ options }) => options.map(({ value }) => value));
  return [...new Set(values)].flatMap((value) => {
    const [carrier = '', ...service] = value.split(separator);
    return service.length === 0 ? [] : [{ carrier, service: service.join(separator) }];
  });
}

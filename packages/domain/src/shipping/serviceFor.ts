import type { ProviderMapping, ShippingService } from './ShippingMapping.ts';

/** How methods are compared: a store that renames "Express" to "EXPRESS " means the same. */
export function methodKey(method: string): string {
  return method.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The service that a method is sent with: its own, else the default one; null: it is not mapped. */
export function serviceFor({ defaultService, methods }: ProviderMapping, method: string): ShippingService | null {
  const key = methodKey(method);
  return methods.find((mapped) => methodKey(mapped.method) === key)?.service ?? defaultService;
}

/** "Royal Mail Tracked 48". */
export function serviceName({ carrier, service }: ShippingService): string {
  return `${carrier} ${service}`.trim();
}

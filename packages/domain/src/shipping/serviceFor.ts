import type { ProviderMapping, ShippingService } from './ShippingMapping.ts';

/** Compares methods loosely: a store that renames "Express" to "EXPRESS " means the same one. */
export function methodKey(method: string): string {
  return method.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** A method's service: its own, else the default one; `null` when unmapped. */
export function serviceFor({ defaultService, methods }: ProviderMapping, method: string): ShippingService | null {
  const key = methodKey(method);
  return methods.find((mapped) => methodKey(mapped.method) === key)?.service ?? defaultService;
}

/** "Royal Mail Tracked 48". */
export function serviceName({ carrier, service }: ShippingService): string {
  return `${carrier} ${service}`.trim();
}

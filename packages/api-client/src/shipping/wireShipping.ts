import type { MappingChange, SavedMapping, ShippingService } from '@hub/domain/shipping';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';

/** As the provider names them: "Royal Mail", "Tracked 48". */
const wireService = z.object({ carrier: z.string(), service: z.string() });

export const wireMapping = z.object({
  /** For methods without their own service; `null`: they stay unmapped. */
  default_service: z.nullable(wireService),
  methods: z.array(
    z.object({
      /** As the store names it; empty: orders without a shipping method. */
      method: z.string(),
      service: wireService,
    }),
  ),
  /** The 3PL's names for our SKUs, if different. Absent in a save: they are unchanged. */
  skus: z.optional(z.array(z.object({ sku: z.string(), provider_sku: z.string() }))),
});
type WireMapping = z.infer<typeof wireMapping>;

export const wireSavedMapping = z.object({
  /** String id of §3: `shipbob`. */
  provider_id: z.string(),
  ...wireMapping.shape,
  ...wireVersion,
});
export type WireSavedMapping = z.infer<typeof wireSavedMapping>;

export function toMapping({ default_service, methods, skus }: WireMapping): MappingChange {
  const mapped = skus?.map(({ sku, provider_sku }) => ({ sku, providerSku: provider_sku }));
  return { defaultService: default_service, methods, ...(mapped && { skus: mapped }) };
}

export function toWireMapping({ defaultService, methods, skus }: MappingChange): WireMapping {
  return {
    default_service: defaultService && toWireService(defaultService),
    methods: methods.map(({ method, service }) => ({ method, service: toWireService(service) })),
    ...(skus && { skus: skus.map(({ sku, providerSku }) => ({ sku, provider_sku: providerSku })) }),
  };
}

function toWireService({ carrier, service }: ShippingService) {
  return { carrier, service };
}

export function toSavedMapping({ provider_id, ...wire }: WireSavedMapping): SavedMapping {
  return { skus: [], providerId: provider_id, ...toMapping(wire), ...toVersion(wire) };
}

export function toWireSavedMapping(saved: SavedMapping): WireSavedMapping {
  return { provider_id: saved.providerId, ...toWireMapping(saved), ...toWireVersion(saved) };
}

import type { ProviderMapping } from '@hub/domain/shipping';
import { isoTime } from '../shop/isoTime.ts';
import type { SandboxShipping } from './SandboxShipping.ts';

const dayMs = 86_400_000;

/** The mapping of a sample shop: domestic deliveries have a service, others wait for one. */
export const sampleMapping: ProviderMapping = {
  defaultService: null,
  methods: [
    { method: 'Standard', service: { carrier: 'Royal Mail', service: 'Tracked 72' } },
    { method: 'Tracked 48', service: { carrier: 'Royal Mail', service: 'Tracked 48' } },
    { method: 'Express', service: { carrier: 'DPD', service: 'Next Day' } },
  ],
  skus: [],
};

/** The mappings of a new shop. */
export function initialMappings(providerIds: readonly string[], savedBy: string, now: Date): SandboxShipping {
  const savedAt = isoTime(now.getTime() - 12 * dayMs);
  const [providerId] = providerIds;
  if (providerId === undefined) return new Map();
  return new Map([[providerId, { ...sampleMapping, providerId, version: 1, savedAt, savedBy }]]);
}

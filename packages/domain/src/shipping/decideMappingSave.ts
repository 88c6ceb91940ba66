import { outdatedSave, savedNouns, type SaveDecision, type SavedBy } from '../shared/SavedVersion.ts';
import { checkProviderMapping, methodName } from './checkProviderMapping.ts';
import { methodKey } from './serviceFor.ts';
import type { ProviderMapping, SavedMapping, ShippingService } from './ShippingMapping.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Decides a save of a provider's mapping. `baseVersion`: the version that was changed. */
export function decideMappingSave(
  current: SavedMapping,
  mapping: ProviderMapping,
  baseVersion: number,
  { providerName, ...by }: SavedBy & { providerName: string },
): SaveDecision<SavedMapping> {
  if (current.version !== baseVersion) return outdatedSave(current, savedNouns.servicesOf(providerName));
  const [problem] = checkProviderMapping(mapping);
  if (problem !== undefined) {
    const wrong = mapping.methods.find(({ method }) => methodKey(method) === problem.method);
    const about = wrong === undefined || problem.part === 'method' ? '' : `${methodName(wrong.method)}: `;
    return { type: 'refused', message: `${about}${problem.message}` };
  }
  const saved = {
    defaultService: mapping.defaultService && trimmed(mapping.defaultService),
    methods: mapping.methods.map(({ method, service }) => ({ method: method.trim(), service: trimmed(service) })),
  };
  return { type: 'saved', saved: { ...saved, providerId: current.providerId, version: current.version + 1, ...by } };
}

/** Message of a call about a provider that is not connected. */
export const unknownProviderText = inLanguage(
  'unknownProviderText',
  'This 3PL isn’t connected. Connect it under Apps & Integrations.',
);

function trimmed({ carrier, service }: ShippingService): ShippingService {
  return { carrier: carrier.trim(), service: service.trim() };
}

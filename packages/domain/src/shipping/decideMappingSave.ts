import { message } from '../messages/Message.ts';
import { outdatedSave, type SaveDecision, type SavedBy } from '../shared/calls/SavedVersion.ts';
import { checkProviderMapping, methodName } from './checkProviderMapping.ts';
import { methodKey } from './serviceFor.ts';
import type { ProviderMapping, SavedMapping, ShippingService } from './ShippingMapping.ts';

/** Decides a save of a provider's mapping. `baseVersion`: the version that was changed. */
export function decideMappingSave(
  current: SavedMapping,
  mapping: ProviderMapping,
  baseVersion: number,
  { providerName, ...by }: SavedBy & { providerName: string },
): SaveDecision<SavedMapping> {
  if (current.version !== baseVersion)
    return outdatedSave(current, message('saved.servicesOf', { name: providerName }));
  const [problem] = checkProviderMapping(mapping);
  if (problem !== undefined) {
    const wrong = mapping.methods.find(({ method }) => methodKey(method) === problem.method);
    return {
      type: 'refused',
      message:
        wrong === undefined || problem.part === 'method'
          ? problem.message
          : message('inputs.about', { subject: methodName(wrong.method), problem: problem.message }),
    };
  }
  const saved = {
    defaultService: mapping.defaultService && trimmed(mapping.defaultService),
    methods: mapping.methods.map(({ method, service }) => ({ method: method.trim(), service: trimmed(service) })),
  };
  return { type: 'saved', saved: { ...saved, providerId: current.providerId, version: current.version + 1, ...by } };
}

function trimmed({ carrier, service }: ShippingService): ShippingService {
  return { carrier: carrier.trim(), service: service.trim() };
}

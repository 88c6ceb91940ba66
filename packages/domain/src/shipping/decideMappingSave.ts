import { message, type Words } from '../messages/Message.ts';
import { outdatedSave, type SaveDecision, type SavedBy } from '../shared/calls/SavedVersion.ts';
import { checkProviderMapping, methodName } from './checkProviderMapping.ts';
import { methodKey } from './serviceFor.ts';
import { checkMappedSkus, type MappedSkuProblem } from './mappedSkus.ts';
import type { MappedSku, MappingChange, SavedMapping, ShippingService } from './ShippingMapping.ts';

/** Decides a save of a provider's mapping. `baseVersion` is the edited version. */
export function decideMappingSave(
  current: SavedMapping,
  change: MappingChange,
  baseVersion: number,
  { providerName, ...by }: SavedBy & { providerName: string },
): SaveDecision<SavedMapping> {
  if (current.version !== baseVersion)
    return outdatedSave(current, message('saved.servicesOf', { name: providerName }));
  const mapping = { ...change, skus: change.skus ?? current.skus };
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
  const [skuProblem] = checkMappedSkus(mapping.skus);
  if (skuProblem !== undefined) return { type: 'refused', message: aboutSku(mapping.skus, skuProblem) };
  const saved = {
    defaultService: mapping.defaultService && trimmed(mapping.defaultService),
    methods: mapping.methods.map(({ method, service }) => ({ method: method.trim(), service: trimmed(service) })),
    skus: mapping.skus.map(({ sku, providerSku }) => ({ sku: sku.trim(), providerSku: providerSku.trim() })),
  };
  return { type: 'saved', saved: { ...saved, providerId: current.providerId, version: current.version + 1, ...by } };
}

/** Adds our SKU unless the problem names it. */
function aboutSku(skus: readonly MappedSku[], { index, part, message: words }: MappedSkuProblem): Words {
  const sku = (index === null ? '' : skus[index]?.sku.trim()) ?? '';
  return part === 'sku' || sku === '' ? words : message('inputs.about', { subject: sku, problem: words });
}

function trimmed({ carrier, service }: ShippingService): ShippingService {
  return { carrier: carrier.trim(), service: service.trim() };
}

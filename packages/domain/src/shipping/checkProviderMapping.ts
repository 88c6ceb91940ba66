import { message, type Words } from '../messages/Message.ts';
import { methodKey } from './serviceFor.ts';
import type { ProviderMapping, ShippingService } from './ShippingMapping.ts';

/** Location of a problem; the form shows the message there. */
export interface MappingProblem {
  /** Key of the method; `null` for the default service or the mapping as a whole. */
  method: string | null;
  part: 'carrier' | 'service' | 'method';
  message: Words;
}

export const mappingLimits = {
  methods: 1_000,
  /** Maximum characters of a carrier or service. */
  text: 100,
} as const;

/** Everything that prevents saving a mapping; empty when it is fine. */
export function checkProviderMapping({ defaultService, methods }: ProviderMapping): MappingProblem[] {
  const problems: MappingProblem[] = [];
  if (methods.length > mappingLimits.methods)
    problems.push({
      method: null,
      part: 'method',
      message: message('shipping.tooMany', { most: mappingLimits.methods }),
    });
  if (defaultService !== null) problems.push(...serviceProblems(null, defaultService));
  const seen = new Set<string>();
  for (const { method, service } of methods) {
    const key = methodKey(method);
    if (seen.has(key))
      problems.push({
        method: key,
        part: 'method',
        message: message('shipping.twice', { method: methodName(method) }),
      });
    seen.add(key);
    problems.push(...serviceProblems(key, service));
  }
  return problems;
}

function serviceProblems(method: string | null, { carrier, service }: ShippingService): MappingProblem[] {
  const problem = (part: 'carrier' | 'service', text: string): MappingProblem[] => {
    if (text.trim() === '') return [{ method, part, message: message(`shipping.${part}`) }];
    if (text.trim().length > mappingLimits.text)
      return [{ method, part, message: message('inputs.characters', { most: mappingLimits.text }) }];
    return [];
  };
  return [...problem('carrier', carrier), ...problem('service', service)];
}

/** "“Express”", or "No shipping method". */
export function methodName(method: string): Words {
  return method.trim() === '' ? message('shipping.noMethod') : message('shipping.method', { name: method });
}

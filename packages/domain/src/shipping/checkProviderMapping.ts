import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { formatCount } from '../shared/formatCount.ts';
import { methodKey } from './serviceFor.ts';
import type { ProviderMapping, ShippingService } from './ShippingMapping.ts';

/** Where something is wrong; the form shows the message there. */
export interface MappingProblem {
  /** Key of the method; null: the default service, or the mapping as a whole. */
  method: string | null;
  part: 'carrier' | 'service' | 'method';
  message: string;
}

export const mappingLimits = {
  methods: 1_000,
  /** Characters of a carrier or a service. */
  text: 100,
} as const;

/** Everything that keeps a mapping from being saved; empty when it is fine. */
export function checkProviderMapping({ defaultService, methods }: ProviderMapping): MappingProblem[] {
  const problems: MappingProblem[] = [];
  if (methods.length > mappingLimits.methods)
    problems.push({
      method: null,
      part: 'method',
      message: `Map ${formatCount(mappingLimits.methods)} methods or fewer.`,
    });
  if (defaultService !== null) problems.push(...serviceProblems(null, defaultService));
  const seen = new Set<string>();
  for (const { method, service } of methods) {
    const key = methodKey(method);
    if (seen.has(key))
      problems.push({ method: key, part: 'method', message: `${methodName(method)} is mapped twice. Keep one.` });
    seen.add(key);
    problems.push(...serviceProblems(key, service));
  }
  return problems;
}

function serviceProblems(method: string | null, { carrier, service }: ShippingService): MappingProblem[] {
  const problem = (part: 'carrier' | 'service', text: string): MappingProblem[] => {
    if (text.trim() === '') return [{ method, part, message: `Enter the ${part}, as your 3PL names it.` }];
    if (text.trim().length > mappingLimits.text)
      return [{ method, part, message: `Use ${mappingLimits.text} characters or fewer.` }];
    return [];
  };
  return [...problem('carrier', carrier), ...problem('service', service)];
}

/** "“Express”", or "No shipping method". */
export function methodName(method: string): string {
  return method.trim() === '' ? 'No shipping method' : `“${bidiIsolate(method)}”`;
}

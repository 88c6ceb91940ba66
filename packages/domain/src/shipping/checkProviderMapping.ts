import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { formatCount } from '../shared/formatCount.ts';
import { inputProblems } from '../shared/inputProblems.ts';
import { methodKey } from './serviceFor.ts';
import type { ProviderMapping, ShippingService } from './ShippingMapping.ts';
import { inLanguage } from '../languages/inLanguage.ts';

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

/** What can be wrong with a mapping. */
export const mappingProblems = inLanguage('mappingProblems', {
  tooMany: (most: number) => `Map ${formatCount(most)} methods or fewer.`,
  twice: (method: string) => `${method} is mapped twice. Keep one.`,
  carrier: 'Enter the carrier, as your 3PL names it.',
  service: 'Enter the service, as your 3PL names it.',
  noMethod: 'No shipping method',
  method: (name: string) => `“${bidiIsolate(name)}”`,
});

/** Everything that keeps a mapping from being saved; empty when it is fine. */
export function checkProviderMapping({ defaultService, methods }: ProviderMapping): MappingProblem[] {
  const problems: MappingProblem[] = [];
  if (methods.length > mappingLimits.methods)
    problems.push({
      method: null,
      part: 'method',
      message: mappingProblems.tooMany(mappingLimits.methods),
    });
  if (defaultService !== null) problems.push(...serviceProblems(null, defaultService));
  const seen = new Set<string>();
  for (const { method, service } of methods) {
    const key = methodKey(method);
    if (seen.has(key))
      problems.push({ method: key, part: 'method', message: mappingProblems.twice(methodName(method)) });
    seen.add(key);
    problems.push(...serviceProblems(key, service));
  }
  return problems;
}

function serviceProblems(method: string | null, { carrier, service }: ShippingService): MappingProblem[] {
  const problem = (part: 'carrier' | 'service', text: string): MappingProblem[] => {
    if (text.trim() === '') return [{ method, part, message: mappingProblems[part] }];
    if (text.trim().length > mappingLimits.text)
      return [{ method, part, message: inputProblems.characters(mappingLimits.text) }];
    return [];
  };
  return [...problem('carrier', carrier), ...problem('service', service)];
}

/** "“Express”", or "No shipping method". */
export function methodName(method: string): string {
  return method.trim() === '' ? mappingProblems.noMethod : mappingProblems.method(method);
}

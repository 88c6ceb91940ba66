import type { ContractCall } from './Backend.ts';

/** The contract's methods for a path, HEAD beside GET; empty when the path is not in the contract. */
export function allowedMethods(contract: readonly ContractCall[], path: string): readonly string[] {
  const methods = contract.filter((call) => matchesPath(call.path, path)).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** Whether a path matches a template such as `/get-order-detail/{order_id}`. */
export function matchesPath(template: string, path: string): boolean {
  const expected = template.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment === given[index] || (isParameter(segment) && isPlainId(given[index])))
  );
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

/**
 * Ids in a path are plain characters. An escaped slash or dot could mean another path to the backend, so such a path is
 * not in the contract.
 */
function isPlainId(segment: string | undefined): boolean {
  return segment !== undefined && /^[\w~-]+$/.test(segment);
}

import type { ContractCall } from './Backend.ts';
import { matchesPath } from './allowedMethods.ts';

/** The own addresses of the server, which are not in the contract. */
const operationPaths = ['/healthz', '/readyz', '/metrics'];

/**
 * What is logged and counted in place of a path: the path of the contract, `/get-order-detail/{order_id}`, or the kind of
 * address. Anybody can invent paths.
 */
export function endpointOf(contract: readonly ContractCall[], path: string): string {
  const call = contract.find((known) => matchesPath(known.path, path));
  if (call) return call.path;
  if (operationPaths.includes(path)) return path;
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/webhooks/')) return 'webhook';
  if (path.startsWith('/track/')) return 'tracking page';
  return path.startsWith('/hub/') ? 'unknown call' : 'page';
}

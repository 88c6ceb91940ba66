import type { EventPort } from '../../events/eventHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';

export function eventPort({ shop }: SandboxCall): EventPort {
  return { subscribe: (onChange) => shop.changes.subscribe(onChange), closed: null };
}

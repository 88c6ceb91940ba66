import { accessOf } from '@hub/domain/permissions';
import type { EventPort } from '../../events/eventHandlers.ts';
import { permissionRefusal } from '../../permissionRefusal.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';

export function eventPort({ shop }: SandboxCall): EventPort {
  return {
    subscribe: (onChange) => shop.changes.subscribe(onChange),
    mayListen: async () => permissionRefusal('events', accessOf(shop)) === null,
    closed: null,
  };
}

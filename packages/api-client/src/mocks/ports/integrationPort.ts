import { isAnyConnected, maskRecord, restoreMaskedRecord } from '@hub/domain/integrations';
import { accessOf, canEdit, sections } from '@hub/domain/permissions';
import { saveRefusal } from '@hub/domain/plans';
import { servedBy } from '@hub/domain/routing';
import type { ConnectionTestPort, IntegrationPort } from '../../integrations/integrationHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { testCredentials } from '../testCredentials.ts';

export function integrationPort({ shop, now }: SandboxCall): IntegrationPort & ConnectionTestPort {
  return {
    readProviders: () => {
      // Without edit permission only the state is sent (contract, "Roles and permissions").
      const isEditable = canEdit(accessOf(shop), sections.integrations);
      const maskScope = isEditable ? 'secrets' : 'everything';
      if (isEditable && !shop.maskSecrets) return shop.providers;
      return new Map([...shop.providers].map(([name, record]) => [name, maskRecord(name, record, maskScope)]));
    },
    saveProvider: ({ name, record, servesLocations }) => {
      const refusal = saveRefusal(shop.chargeType);
      if (refusal !== null) return refusal;
      shop.providers.set(name, restoreMaskedRecord(record, shop.providers.get(name)));
      const { routing } = shop;
      routing.locations = routing.locations.map((location) => {
        if (!servesLocations.includes(location.locationId) || location.providerId === name) return location;
        const version = location.version + 1;
        return { ...location, ...servedBy(location, name), version, ...savedBy(shop, now) };
      });
      shop.isOnboarded ||= isAnyConnected(shop.providers);
      return null;
    },
    testConnection: (_, settings) => testCredentials(settings),
  };
}

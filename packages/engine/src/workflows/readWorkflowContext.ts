import type { ShopTransaction } from '@hub/database';
import { readLocations, readShop } from '@hub/database/shops';
import { connectedProviders } from '@hub/domain/integrations';
import type { WorkflowContext } from '@hub/domain/workflows';
import type { ProviderStore } from '../providers/ProviderStore.ts';

/** Data to check, describe and run the workflows of the transaction's shop. */
export async function readWorkflowContext(
  transaction: ShopTransaction,
  store: ProviderStore,
): Promise<WorkflowContext> {
  const [{ currency, timeZone }, locations, settings] = await Promise.all([
    readShop(transaction),
    readLocations(transaction),
    store.readAll(transaction),
  ]);
  const providers = connectedProviders(settings);
  return {
    currency,
    timeZone,
    locations: locations.map(({ locationId, name }) => ({ id: String(locationId), name })),
    providers: providers.map(({ thirdPartyId, name }) => ({ id: thirdPartyId, name })),
  };
}

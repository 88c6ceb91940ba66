import { readLocations, readShop, type ShopTransaction } from '@hub/database';
import { connectedProviders } from '@hub/domain/integrations';
import type { WorkflowContext } from '@hub/domain/workflows';
import type { ProviderStore } from '../providers/ProviderStore.ts';

/** What the workflows of the transaction's shop are checked, worded and run with. */
export async function readWorkflowContext(
  transaction: ShopTransaction,
  store: ProviderStore,
): Promise<WorkflowContext> {
  const { currency, timeZone } = await readShop(transaction);
  const locations = await readLocations(transaction);
  const providers = connectedProviders(await store.readAll(transaction));
  return {
    currency,
    timeZone,
    locations: locations.map(({ locationId, name }) => ({ id: String(locationId), name })),
    providers: providers.map(({ thirdPartyId, name }) => ({ id: thirdPartyId, name })),
  };
}

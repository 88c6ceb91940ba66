import type { ShopTransaction } from '@hub/database';
import { listRoutingLocations } from '@hub/database/routing';
import { listMethodUses, readShippingMappings, saveShippingMapping } from '@hub/database/shipping';
import { lockShop } from '@hub/database/shops';
import { connectedProviders, liveIds } from '@hub/domain/integrations';
import type { SaveDecision } from '@hub/domain/shared';
import { unsavedVersion } from '@hub/domain/shared';
import {
  decideMappingSave,
  type MappingChange,
  methodUsesOf,
  newProviderMapping,
  type ProviderShipping,
  type SavedMapping,
  servingProviders,
} from '@hub/domain/shipping';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { savedBy, type Session } from '../Session.ts';

/** Orders this recent count as uses of a shipping method. */
const recentMs = 30 * 86_400_000;

/** Connected providers with their mappings. */
export async function listProviderMappings(
  transaction: ShopTransaction,
  store: ProviderStore,
  now: Date,
): Promise<ProviderShipping[]> {
  const settings = await store.readAll(transaction);
  const providers = connectedProviders(settings);
  const mappings = await readShippingMappings(transaction);
  const servingIds = servingProviders(await listRoutingLocations(transaction), liveIds(settings));
  const uses = await listMethodUses(transaction, new Date(now.getTime() - recentMs));
  return providers.map((provider) => ({
    name: provider.name,
    mapping: mappings.get(provider.thirdPartyId) ?? unsavedMapping(provider.thirdPartyId),
    uses: methodUsesOf(provider.thirdPartyId, uses, servingIds),
  }));
}

/** Saves a connected provider's mapping. 'unknown' when there is none with this id. */
export async function changeShippingMapping(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  store: ProviderStore,
  { providerId, baseVersion, mapping }: { providerId: string; baseVersion: number; mapping: MappingChange },
  now: Date,
): Promise<SaveDecision<SavedMapping> | 'unknown'> {
  await lockShop(transaction);
  const providers = connectedProviders(await store.readAll(transaction));
  const provider = providers.find(({ thirdPartyId }) => thirdPartyId === providerId);
  if (provider === undefined) return 'unknown';
  const current = (await readShippingMappings(transaction)).get(providerId) ?? unsavedMapping(providerId);
  const by = { ...savedBy(person, now), providerName: provider.name };
  const decision = decideMappingSave(current, mapping, baseVersion, by);
  if (decision.type === 'saved') await saveShippingMapping(transaction, decision.saved);
  return decision;
}

function unsavedMapping(providerId: string): SavedMapping {
  return { ...newProviderMapping, ...unsavedVersion, providerId };
}

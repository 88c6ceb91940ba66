import { type AccountChoices, type AccountConnection, findProvider } from '@hub/domain/integrations';
import type { LocationDraft } from '@hub/ui/fulfillment';
import { useListedChoices } from '../useListedChoices.ts';

/** What the 3PLs of open forms list for their accounts, by string id. Asks only those whose warehouses can be chosen. */
export function useListedSites(
  drafts: readonly LocationDraft[],
  accounts: readonly AccountConnection[],
): ReadonlyMap<string, readonly AccountChoices[]> {
  const chosen = new Set(drafts.map(({ settings }) => settings.providerId));
  const asked = [...new Set(accounts.map(({ providerId }) => providerId))].flatMap((id) => {
    const provider = chosen.has(id) ? findProvider(id) : null;
    return provider?.siteChoice === undefined ? [] : [provider.thirdPartyId];
  });
  return new Map([...useListedChoices(asked)].map(([id, listed]) => [id, listed.accounts]));
}

import { chosenValues, type SavedChoices } from '@hub/domain/integrations';
import { eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';
import { providerChoices } from '../schema/index.ts';

/** Choices for the shop's accounts. */
export async function listProviderChoices({ shopId, queries }: ShopTransaction): Promise<SavedChoices[]> {
  const rows = await queries.select().from(providerChoices).where(eq(providerChoices.shopId, shopId));
  return rows.map(({ provider, account, choices, version, savedAt, savedBy }) => ({
    providerId: provider,
    account,
    values: choices,
    version,
    savedAt: savedAt.toISOString(),
    savedBy,
  }));
}

export async function saveProviderChoices({ shopId, queries }: ShopTransaction, saved: SavedChoices): Promise<void> {
  const values = { choices: chosenValues(saved), ...savedVersionColumns(saved) };
  await queries
    .insert(providerChoices)
    .values({ shopId, provider: saved.providerId, account: saved.account, ...values })
    .onConflictDoUpdate({
      target: [providerChoices.shopId, providerChoices.provider, providerChoices.account],
      set: values,
    });
}

import type { ShopTransaction } from '@hub/database';
import { listRoutingLocations } from '@hub/database/routing';
import { lockShop } from '@hub/database/shops';
import {
  type ChosenValues,
  credentialsOf,
  type EnabledAccount,
  enabledAccounts,
  identifyAccounts,
  isStatusOn,
  maskRecord,
  type Provider,
  type ProviderRecord,
  restoreMaskedRecord,
  type SavedProviderSettings,
} from '@hub/domain/integrations';
import type { Words } from '@hub/domain/messages';
import { canEdit, sections } from '@hub/domain/permissions';
import { saveRefusal } from '@hub/domain/plans';
import { servedBy } from '@hub/domain/routing';
import { saveLocation } from '../routing/changeRouting.ts';
import type { Session } from '../Session.ts';
import { continueAccount, recordFailedCall, resumeAccount } from '../warehouses/callOutcome.ts';
import { addSubscriptionJob } from '../jobs/addWarehouseJobs.ts';
import { readChosenValues } from './providerChoices.ts';
import { offerOrdersAgain } from './offerOrdersAgain.ts';
import type { ProviderStore } from './ProviderStore.ts';

/**
 * The saved settings as a person may see them. Secrets are masked and never leave the server; without edit permission,
 * all text is masked (contract, "Roles and permissions").
 */
export async function readProviders(
  transaction: ShopTransaction,
  { access }: Pick<Session, 'access'>,
  store: ProviderStore,
): Promise<ReadonlyMap<string, ProviderRecord>> {
  const scope = canEdit(access, sections.integrations) ? 'secrets' : 'everything';
  const records = await store.readAll(transaction);
  return new Map([...records].map(([name, record]) => [name, maskRecord(name, record, scope)]));
}

/** Settings to save, and the locations that the provider serves from now on; others keep theirs. */
export interface ProviderSave {
  name: string;
  record: ProviderRecord;
  servesLocations: readonly string[];
}

/**
 * Saves a provider's settings; a mask keeps the saved value. Resumes its paused accounts. It serves the locations that the
 * person named, and no other location's 3PL changes. Returns why it was refused, or null.
 */
export async function saveProvider(
  transaction: ShopTransaction,
  session: Pick<Session, 'shop' | 'staffName'>,
  store: ProviderStore,
  { name, record, servesLocations }: ProviderSave,
  now: Date,
): Promise<Words | null> {
  const { shop } = session;
  const refusal = saveRefusal(shop.chargeType);
  if (refusal !== null) return refusal;
  await lockShop(transaction);
  const known = await store.readAll(transaction);
  const saved = restoreMaskedRecord(record, known.get(name));
  await store.save(transaction, name, saved);
  for (const location of await listRoutingLocations(transaction)) {
    const { locationId, version: baseVersion, providerId } = location;
    if (!servesLocations.includes(locationId) || providerId === name) continue;
    const save = { locationId, baseVersion, settings: servedBy(location, name) };
    await saveLocation(transaction, store, session, save, now);
  }
  const accounts = enabledAccounts(new Map([[name, saved]]));
  for (const { account } of accounts) await continueAccount(transaction, { provider: name, account }, now);
  await offerOrdersAgain(transaction, accounts, now);
  await addSubscriptionJob(transaction, name);
  return null;
}

/** A connection's settings for a test, as typed, with saved secrets instead of masks. */
export async function settingsToTest(
  transaction: ShopTransaction,
  store: ProviderStore,
  name: string,
  settings: SavedProviderSettings,
): Promise<SavedProviderSettings> {
  const saved = identifyAccounts((await store.readAll(transaction)).get(name) ?? {});
  const accounts: readonly SavedProviderSettings[] = Array.isArray(saved) ? saved : [];
  const known = Array.isArray(saved)
    ? (accounts.find(({ account_id }) => account_id === settings.account_id) ??
      accounts.find((account) => account.name === settings.name))
    : saved;
  return restoreMaskedRecord(settings, known) as SavedProviderSettings;
}

/** The account for a connection test, enabled or not, with its choices. */
export async function accountToTest(
  transaction: ShopTransaction,
  provider: Provider,
  settings: SavedProviderSettings,
): Promise<EnabledAccount & { choices: ChosenValues }> {
  const accountName = provider.shape === 'accounts' ? String(settings.name ?? '') : '';
  const account = provider.shape === 'accounts' ? String(settings.account_id ?? accountName) : '';
  const choices = await readChosenValues(transaction, { provider: provider.thirdPartyId, account });
  const isSandbox = isStatusOn(settings.is_sandbox);
  return { provider, account, accountName, isSandbox, credentials: credentialsOf(provider, settings), choices };
}

/** Outcome of a connection test; `kind` is null when neither credentials nor network failed. */
export type TestOutcome =
  | { isConnected: true }
  | { isConnected: false; kind: 'credentialsRefused' | 'unreachable' | null; words: Words };

/**
 * Records a connection test by a person if the tested settings are saved and enabled. A passed test resumes the
 * account; a failed one counts as a failed call.
 */
export async function recordConnectionTest(
  transaction: ShopTransaction,
  store: ProviderStore,
  { provider, account, credentials }: EnabledAccount,
  outcome: TestOutcome,
  now: Date,
): Promise<void> {
  const saved = enabledAccounts(await store.readAll(transaction)).find(
    (each) => each.provider.id === provider.id && each.account === account,
  );
  const isSaved =
    saved !== undefined && provider.fields.every(({ name }) => saved.credentials[name] === credentials[name]);
  if (!isSaved) return;
  const key = { provider: provider.thirdPartyId, account };
  if (outcome.isConnected) await resumeAccount(transaction, key, now);
  else if (outcome.kind !== null) await recordFailedCall(transaction, key, { ...outcome, kind: outcome.kind }, now);
}

import type { ProviderRecord } from './ProviderRecord.ts';

/**
 * Gives each account an `account_id`, so orders and choices still find it after a rename: its existing one, else its
 * name. All ids are unique.
 */
export function identifyAccounts(record: ProviderRecord): ProviderRecord {
  if (!Array.isArray(record)) return record;
  const accounts = record as readonly Exclude<ProviderRecord, readonly unknown[]>[];
  const taken = new Set<unknown>();
  // Existing ids stay, so a new account that reuses an old name gets a different id.
  const kept = accounts.map(({ account_id }) => {
    if (typeof account_id !== 'string' || taken.has(account_id)) return null;
    taken.add(account_id);
    return account_id;
  });
  return accounts.map((account, index) => {
    const name = String(account.name ?? '');
    let id = kept[index] ?? name;
    for (let copy = 2; kept[index] === null && taken.has(id); copy += 1) id = `${name} (${copy})`;
    taken.add(id);
    return { ...account, account_id: id };
  });
}

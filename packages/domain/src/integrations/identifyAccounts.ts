import type { ProviderRecord } from './ProviderRecord.ts';

/**
 * The record with an `account_id` for each of its accounts, by which orders and choices know it when its name changes:
 * the one it has, else its name. None is there twice.
 */
export function identifyAccounts(record: ProviderRecord): ProviderRecord {
  if (!Array.isArray(record)) return record;
  const accounts = record as readonly Exclude<ProviderRecord, readonly unknown[]>[];
  const taken = new Set<unknown>();
  // Those that have an id keep it, so a new account of an old name gets another one.
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

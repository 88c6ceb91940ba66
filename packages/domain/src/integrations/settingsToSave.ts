import type { Provider } from '../providers/providers.ts';
import { isStatusOn, settingText } from './settingValues.ts';
import type { ProviderAccount, ProviderSettings, SavedRecord } from './ThirdPartyDetails.ts';

/**
 * The §3 fields, status and sandbox mark to send. Fields that were not changed in the form and data it does not show
 * are sent back exactly.
 */
export function accountToSave(
  { fields }: Provider,
  { status, isSandbox = false, values, original = {} }: ProviderAccount,
): SavedRecord {
  const texts = fields.map(({ name }) => {
    const value = values[name] ?? '';
    return [name, name in original && settingText(original[name]) === value ? original[name] : value] as const;
  });
  const isStatusUnchanged = 'status' in original && isStatusOn(original.status) === status;
  const wasSandbox = isStatusOn(original.is_sandbox);
  return {
    ...original,
    ...Object.fromEntries(texts),
    status: isStatusUnchanged ? original.status : status,
    ...(isSandbox !== wasSandbox && { is_sandbox: isSandbox }),
  };
}

/** The settings to send: one record, or ShipStation's accounts with the other saved data (§7). */
export function settingsToSave(provider: Provider, settings: ProviderSettings): SavedRecord {
  if (settings.shape === 'flat') return accountToSave(provider, settings);
  const list: unknown[] = settings.accounts.map((account) => accountToSave(provider, account));
  for (const { index, value } of settings.notShown ?? []) list.splice(index, 0, value);
  return { ...settings.original, shipstation_details: list };
}

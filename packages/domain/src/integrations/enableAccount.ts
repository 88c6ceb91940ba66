import type { ProviderSettings } from './ThirdPartyDetails.ts';

/** The settings with Status on, for a flat form or the account at an index. */
export function enableAccount(settings: ProviderSettings, account: number | null): ProviderSettings {
  if (settings.shape === 'flat') return { ...settings, status: true };
  const accounts = settings.accounts.map((each, index) => (index === account ? { ...each, status: true } : each));
  return { ...settings, accounts };
}

/** Whether Status is off for a flat form, or for every existing account. */
export function isDisabled(settings: ProviderSettings): boolean {
  if (settings.shape === 'flat') return !settings.status;
  return settings.accounts.length > 0 && settings.accounts.every(({ status }) => !status);
}

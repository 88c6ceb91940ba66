import type { ProviderAccount, ThirdPartyDetails } from './ThirdPartyDetails.ts';

/** Connected when the details parse and status is true; ShipStation needs an account with status and both keys (§4). */
export function isConnected({ settings }: ThirdPartyDetails): boolean {
  if (settings === null) return false;
  return settings.shape === 'flat' ? settings.status : settings.accounts.some(hasStatusAndKeys);
}

/**
 * Whether "Installed Apps" shows the provider: any ShipStation account with status counts, with or without keys (§2).
 */
export function isInstalled({ settings }: ThirdPartyDetails): boolean {
  if (settings === null) return false;
  return settings.shape === 'flat' ? settings.status : settings.accounts.some((account) => account.status);
}

/** The dashboard's third-party check: at least one provider is connected (contract, "third-party check"). */
export function hasConnectedProvider(list: readonly ThirdPartyDetails[]): boolean {
  return list.some(isConnected);
}

/** Store is installed when install_status is '1' (§4). */
export function isStoreInstalled(installStatus: string | null): boolean {
  return installStatus === '1';
}

function hasStatusAndKeys({ status, values }: ProviderAccount): boolean {
  return status && isFilled(values.api_key) && isFilled(values.api_secret);
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

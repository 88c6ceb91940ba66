import type { ProviderId } from '../providers/providers.ts';

/** Field values by name (§3 "Provider settings"). A server can send a mask instead of a secret. */
export type SettingFieldValues = Readonly<Record<string, string>>;

/** Saved settings as JSON; large numbers are `ExactNumber`. */
export type SavedRecord = Readonly<Record<string, unknown>>;

/** One ShipStation account; `values` has name, api_key and api_secret. */
export interface ProviderAccount {
  /** The account's Status switch. */
  status: boolean;
  /** A sandbox account takes only test orders. */
  isSandbox?: boolean;
  values: SettingFieldValues;
  /** The saved form, when the form fields can't show all of it exactly; sent back on save. */
  original?: SavedRecord | undefined;
}

/** A provider's saved settings: one flat form or ShipStation's accounts. */
export type ProviderSettings =
  | ({ shape: 'flat' } & ProviderAccount)
  | {
      shape: 'accounts';
      accounts: readonly ProviderAccount[];
      /** Saved list entries that are not accounts, by index. */
      notShown?: readonly { index: number; value: unknown }[] | undefined;
      /** Other data saved beside the list. */
      original?: SavedRecord | undefined;
    };

/** One provider's saved record (§3 "Third-party details record"). */
export interface ThirdPartyDetails {
  providerId: ProviderId;
  /** `null` when nothing is saved or the JSON does not parse; the provider is then not connected (§4). */
  settings: ProviderSettings | null;
  /** Something is saved but unreadable; the card says so. */
  isUnreadable?: true;
}

import type { ProviderId } from './providers.ts';

/** The text of each field by its name (§3 "Provider settings"). A server may send a mask in place of a secret. */
export type FieldValues = Readonly<Record<string, string>>;

/** One ShipStation account; its `values` are name, api_key and api_secret. */
export interface ProviderAccount {
  /** The account's Status switch. */
  status: boolean;
  values: FieldValues;
}

/** A provider's saved settings: one flat form, or ShipStation's accounts. */
export type ProviderSettings =
  | { shape: 'flat'; status: boolean; values: FieldValues }
  | { shape: 'accounts'; accounts: readonly ProviderAccount[] };

/** What is saved for one provider (§3 "Third-party details record"). */
export interface ThirdPartyDetails {
  providerId: ProviderId;
  /** Null when nothing was saved, or when the record's JSON does not parse; such a provider is not connected (§4). */
  settings: ProviderSettings | null;
  /**
   * Something was saved and cannot be read, which is not the same as nothing; its card says so. Absent: all is well.
   */
  isUnreadable?: true;
}

import type { ProviderId } from '../providers/providers.ts';

/** The text of each field by its name (§3 "Provider settings"). A server may send a mask in place of a secret. */
export type FieldValues = Readonly<Record<string, string>>;

/** Saved settings as JSON; large numbers as `ExactNumber`. */
export type SavedRecord = Readonly<Record<string, unknown>>;

/** One ShipStation account; its `values` are name, api_key and api_secret. */
export interface ProviderAccount {
  /** The account's Status switch. */
  status: boolean;
  /** A sandbox account: it takes test orders, and no others. */
  isSandbox?: boolean;
  values: FieldValues;
  /** As it is saved, where the form does not show all of it exactly; goes back with a save. */
  original?: SavedRecord | undefined;
}

/** A provider's saved settings: one flat form, or ShipStation's accounts. */
export type ProviderSettings =
  | ({ shape: 'flat' } & ProviderAccount)
  | {
      shape: 'accounts';
      accounts: readonly ProviderAccount[];
      /** Entries of the saved list that are no accounts, by their index. */
      notShown?: readonly { index: number; value: unknown }[] | undefined;
      /** What else is saved beside the list. */
      original?: SavedRecord | undefined;
    };

/** What is saved for one provider (§3 "Third-party details record"). */
export interface ThirdPartyDetails {
  providerId: ProviderId;
  /** Null when nothing is saved or the JSON does not parse; such a provider is not connected (§4). */
  settings: ProviderSettings | null;
  /** Something is saved but cannot be read; the card says so. */
  isUnreadable?: true;
}

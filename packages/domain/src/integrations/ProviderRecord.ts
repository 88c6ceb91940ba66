import { isConnected } from './isConnected.ts';
import { isStatusOn } from './settingValues.ts';
import { findProvider, type Provider } from '../providers/providers.ts';
import { parseProviderDetails } from './parseProviderDetails.ts';

/** A provider's saved settings on the server; for ShipStation, the list of accounts. */
export type ProviderRecord = SavedProviderSettings | readonly SavedProviderSettings[];
/** The fields of §3 "Provider settings" and the status. */
export type SavedProviderSettings = Readonly<Record<string, string | boolean>>;

/** Whether any saved record is connected (§4). */
export function isAnyConnected(records: ReadonlyMap<string, ProviderRecord>): boolean {
  return connectedProviders(records).length > 0;
}

/** Saved records that are connected (§4), by provider. */
export function connectedProviders(records: ReadonlyMap<string, ProviderRecord>): readonly Provider[] {
  return [...records].flatMap(([name, record]) => {
    const details = parseProviderDetails(name, JSON.stringify(record));
    const provider = findProvider(name);
    return details !== null && provider !== null && isConnected(details) ? [provider] : [];
  });
}

/** The same by string id (§3). */
export function connectedIds(records: ReadonlyMap<string, ProviderRecord>): readonly string[] {
  return connectedProviders(records).map(({ thirdPartyId }) => thirdPartyId);
}

/**
 * The same, limited to providers that ship real orders: sandbox accounts don't count. Unlike in `enabledAccounts`, those
 * that lack a credential do: their orders wait and go to no other provider.
 */
export function liveIds(records: ReadonlyMap<string, ProviderRecord>): readonly string[] {
  const isLive = ({ is_sandbox }: SavedProviderSettings) => !isStatusOn(is_sandbox);
  const live = [...records].flatMap(([name, record]): [string, ProviderRecord][] => {
    if (Array.isArray(record)) return [[name, (record as readonly SavedProviderSettings[]).filter(isLive)]];
    return isLive(record as SavedProviderSettings) ? [[name, record]] : [];
  });
  return connectedIds(new Map(live));
}

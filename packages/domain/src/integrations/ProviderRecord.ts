import { isConnected } from './isConnected.ts';
import { isStatusOn } from './settingValues.ts';
import { findProvider, type Provider } from '../providers/providers.ts';
import { parseProviderDetails } from './parseProviderDetails.ts';

/** Saved settings of a provider as a server keeps them; for ShipStation the list of accounts. */
export type ProviderRecord = SavedProviderSettings | readonly SavedProviderSettings[];
/** The fields of §3 "Provider settings" and the status. */
export type SavedProviderSettings = Readonly<Record<string, string | boolean>>;

/** Whether one of the saved records, by provider, is connected (§4). */
export function isAnyConnected(records: ReadonlyMap<string, ProviderRecord>): boolean {
  return connectedProviders(records).length > 0;
}

/** The saved records, by provider, that are connected (§4). */
export function connectedProviders(records: ReadonlyMap<string, ProviderRecord>): readonly Provider[] {
  return [...records].flatMap(([name, record]) => {
    const details = parseProviderDetails(name, JSON.stringify(record));
    const provider = findProvider(name);
    return details !== null && provider !== null && isConnected(details) ? [provider] : [];
  });
}

/** The same by their string ids (§3). */
export function connectedIds(records: ReadonlyMap<string, ProviderRecord>): readonly string[] {
  return connectedProviders(records).map(({ thirdPartyId }) => thirdPartyId);
}

/** The same of those that ship real orders: sandbox accounts do not count. */
export function liveIds(records: ReadonlyMap<string, ProviderRecord>): readonly string[] {
  const isLive = ({ is_sandbox }: SavedProviderSettings) => !isStatusOn(is_sandbox);
  const live = [...records].flatMap(([name, record]): [string, ProviderRecord][] => {
    if (Array.isArray(record)) return [[name, (record as readonly SavedProviderSettings[]).filter(isLive)]];
    return isLive(record as SavedProviderSettings) ? [[name, record]] : [];
  });
  return connectedIds(new Map(live));
}

import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatTime } from '../shared/formatTime.ts';
import type { IsoTime } from '../shared/IsoTime.ts';
import { storeScope } from './scopeEffects.ts';
import type { StoreStatus } from './StoreConnection.ts';

/** One row: label, value and note. */
export interface StoreFact {
  name: string;
  value: string;
  note: string | null;
}

/** Names of orders that a note gives. */
const namesShown = 5;

/** How the shop is connected with its store, in words. `timeZone`: IANA name of the zone in which times are shown. */
export function storeFacts(status: StoreStatus, timeZone: string): readonly StoreFact[] {
  const at = (time: IsoTime | null, none: string) => (time === null ? none : formatTime(time, timeZone));
  const connection = connectionFact(status);
  if (status.state === 'notConnected') return [connection];
  return [
    connection,
    scopesFact(status),
    readingFact(status),
    { name: 'Last message from the store', value: at(status.lastWebhookAt, 'None yet'), note: null },
    {
      name: 'Last check against the store',
      value: status.check.isRunning ? 'Under way' : at(status.check.checkedAt, 'None yet'),
      note: checkNote(status),
    },
    writesFact(status),
  ];
}

function connectionFact({ state }: StoreStatus): StoreFact {
  const name = 'Connection';
  switch (state) {
    case 'installed':
      return { name, value: 'Connected', note: null };
    case 'missingScopes':
      return { name, value: 'Permissions are missing', note: null };
    case 'frozen':
      return { name, value: 'The store is frozen', note: null };
    case 'uninstalled':
      return { name, value: 'Uninstalled', note: null };
    case 'notConnected':
      return { name, value: 'Not connected', note: 'The orders of this shop come from elsewhere.' };
  }
}

/** What the store has granted, in words; a scope without words of ours is left out. */
function scopesFact({ scopes, missingScopes }: StoreStatus): StoreFact {
  const names = scopes.map(storeScope).filter(({ isKnown }) => isKnown);
  const value =
    missingScopes.length === 0
      ? 'All granted'
      : `${formatCount(missingScopes.length)} of ${formatCount(names.length + missingScopes.length)} missing`;
  return { name: 'Permissions in the store', value, note: names.map(({ name }) => name).join(', ') || null };
}

function readingFact({ backfill: { state, ordersRead, ordersTotal, words } }: StoreStatus): StoreFact {
  const name = 'Orders from before';
  const count = formatCount(ordersRead);
  switch (state) {
    case 'running': {
      const value =
        ordersTotal === null || ordersTotal === 0
          ? 'The store is preparing them'
          : `${count} of ${formatCount(ordersTotal)} read`;
      return { name, value, note: null };
    }
    case 'done':
      return { name, value: `${count} read`, note: null };
    case 'failed':
      return { name, value: `Stopped after ${count}`, note: words };
    case 'none':
      return { name, value: 'Not read yet', note: null };
  }
}

function checkNote({ check }: StoreStatus): string | null {
  const { checkedAt, isRunning, words } = check;
  if (words !== null) return bidiIsolate(words);
  if (checkedAt === null && !isRunning) return 'Orders are compared with the store each night.';
  const found = [missingText(check), changedText(check)].filter((text) => text !== null);
  if (found.length > 0) return found.join(' ');
  return isRunning ? null : 'No order was missing.';
}

function missingText({ missing, missingCount }: StoreStatus['check']): string | null {
  if (missingCount === 0) return null;
  const names = missing.slice(0, namesShown).map(bidiIsolate).join(', ');
  const more = missingCount > namesShown ? ` and ${formatCount(missingCount - namesShown)} more` : '';
  return missingCount === 1
    ? `1 order was missing and has been added: ${names}.`
    : `${formatCount(missingCount)} orders were missing and have been added: ${names}${more}.`;
}

function changedText({ changedCount }: StoreStatus['check']): string | null {
  if (changedCount === 0) return null;
  return changedCount === 1
    ? '1 order had changed in the store and is up to date again.'
    : `${formatCount(changedCount)} orders had changed in the store and are up to date again.`;
}

function writesFact({ waitingWrites, problems }: StoreStatus): StoreFact {
  const value = waitingWrites === 0 ? 'None waiting' : `${formatCount(waitingWrites)} waiting`;
  return { name: 'Changes for the store', value, note: problems.length === 0 ? null : refusedText(problems.length) };
}

function refusedText(count: number): string {
  return count === 1 ? 'The store refused 1.' : `The store refused ${formatCount(count)}.`;
}

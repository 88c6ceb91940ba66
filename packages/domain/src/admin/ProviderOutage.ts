import { groupBy } from '../shared/lists/groupBy.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { AdminAccount } from './AdminShop.ts';

/** An account of a shop at a 3PL that fails or is paused. */
export interface AccountOutage extends AdminAccount {
  /** Of the shop. */
  domain: string;
}

/** What one 3PL does to all shops. */
export interface ProviderOutage {
  provider: string;
  /** The first failure of the account that has failed longest. */
  since: IsoTime | null;
  shops: number;
  waitingOrders: number;
  accounts: readonly AccountOutage[];
}

/** Outages by 3PL; the one that reaches the most shops first. */
export function providerOutages(accounts: readonly AccountOutage[]): ProviderOutage[] {
  return [...groupBy(accounts, ({ provider }) => provider)]
    .map(([provider, own]) => ({
      provider,
      since: own.flatMap(({ failingSince, pausedAt }) => failingSince ?? pausedAt ?? []).toSorted()[0] ?? null,
      shops: new Set(own.map(({ domain }) => domain)).size,
      waitingOrders: own.reduce((sum, { waitingOrders }) => sum + waitingOrders, 0),
      accounts: own,
    }))
    .toSorted((a, b) => b.shops - a.shops || b.waitingOrders - a.waitingOrders);
}

const failureTexts: Readonly<Record<string, string>> = {
  credentialsRefused: 'refuses the credentials',
  unreachable: 'isn’t answering',
  unexpectedReply: 'sends unreadable replies',
  invalidSettings: 'needs other settings',
};

/** "refuses the credentials, 3 times in a row"; "paused". */
export function outageText({ failureKind, failuresInRow, pausedAt }: OutageFacts): string {
  const words = failureKind === null ? null : (failureTexts[failureKind] ?? 'fails');
  const times = failuresInRow > 1 ? `${failuresInRow} times in a row` : null;
  const parts = [words, words === null ? null : times, pausedAt === null ? null : 'paused'];
  return parts.filter((part) => part !== null).join(', ') || 'works';
}

type OutageFacts = Pick<AdminAccount, 'failureKind' | 'failuresInRow' | 'pausedAt'>;

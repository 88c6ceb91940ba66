import { groupBy } from '../shared/lists/groupBy.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { AdminAccount } from './AdminShop.ts';

/** A shop's 3PL account that is failing or paused. */
export interface AccountOutage extends AdminAccount {
  /** The shop's domain. */
  domain: string;
}

/** One 3PL's outage across all shops. */
export interface ProviderOutage {
  provider: string;
  /** First failure of the account that has been failing longest. */
  since: IsoTime | null;
  shops: number;
  waitingOrders: number;
  accounts: readonly AccountOutage[];
}

/** Outages by 3PL; the one that affects the most shops comes first. */
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

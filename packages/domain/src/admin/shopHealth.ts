import { formatCount } from '../shared/numbers/formatCount.ts';
import { isStalled } from '../shared/jobs/longJobs.ts';
import type { AdminLongJob, AdminShop } from './AdminShop.ts';

/** How long a shop's data is kept after the app is uninstalled. */
export const keptAfterUninstallMs = 48 * 3_600_000;

export type HealthTone = 'good' | 'attention' | 'critical' | 'quiet';

export interface ShopHealth {
  tone: HealthTone;
  text: string;
}

type HealthFacts = Pick<AdminShop, 'storeState' | 'accounts' | 'failing' | 'paused'>;

/** The shop's first problem, or that it works. */
export function shopHealth({ storeState, accounts, failing, paused }: HealthFacts): ShopHealth {
  if (storeState === 'uninstalled') return { tone: 'critical', text: 'Uninstalled' };
  if (storeState === 'frozen') return { tone: 'critical', text: 'Store frozen' };
  if (storeState === 'accessEnded') return { tone: 'critical', text: 'Store takes no token' };
  if (storeState === 'missingScopes') return { tone: 'attention', text: 'Permissions missing' };
  if (paused > 0) return { tone: 'critical', text: `${connections(paused)} paused` };
  if (failing > 0) return { tone: 'attention', text: `${connections(failing)} failing` };
  return accounts === 0 ? { tone: 'quiet', text: 'No 3PL called yet' } : { tone: 'good', text: 'Works' };
}

/** When the shop's data is removed, ISO 8601; `null` when it stays. */
export function removalTime({
  storeState,
  uninstalledAt,
}: Pick<AdminShop, 'storeState' | 'uninstalledAt'>): string | null {
  if (storeState !== 'uninstalled' || uninstalledAt === null) return null;
  return new Date(Date.parse(uninstalledAt) + keptAfterUninstallMs).toISOString();
}

/** Whether nothing is done for the shop, and its jobs wait. */
export function isWorkStopped({ storeState }: Pick<AdminShop, 'storeState'>): boolean {
  return storeState === 'frozen' || storeState === 'accessEnded' || storeState === 'uninstalled';
}

/** Whether a long job moves, in words. */
export function longJobHealth(
  { aliveAt }: Pick<AdminLongJob, 'aliveAt'>,
  { isStopped, now }: { isStopped: boolean; now: Date },
): ShopHealth {
  if (isStopped) return { tone: 'quiet', text: 'Waits for the shop' };
  return isStalled(new Date(aliveAt), now)
    ? { tone: 'critical', text: 'Stands still' }
    : { tone: 'good', text: 'Runs' };
}

function connections(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'connection' : 'connections'}`;
}

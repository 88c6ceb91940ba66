import type { AccountOutage, AdminConnection, AdminQueue, AdminShop, AuditEntry, DeadLetter } from '@hub/domain/admin';

/** The data of the sandbox's admin area. */
export interface AdminData {
  shops: readonly AdminShop[];
  /** By domain of the shop. */
  connections: ReadonlyMap<string, readonly AdminConnection[]>;
  queues: readonly AdminQueue[];
  letters: readonly DeadLetter[];
  audit: readonly AuditEntry[];
}

const minuteMs = 60_000;
const names = ['willow-and-wick', 'salt-kiln', 'north-loom', 'pine-press', 'copper-hare', 'tide-table', 'moss-lane'];
const providers = ['shipbob', 'dcl', 'cap', 'ams', 'info_plus'];
const causes = [
  ['write-to-store', 'StoreCallError: the store answers 503'],
  ['write-to-store', 'Error: canceling statement due to statement timeout, table store_writes'],
  ['send-to-warehouse', 'RangeError: a parcel of order 4711 has no weight'],
  ['send-mail', 'Error: connect ECONNREFUSED'],
] as const;

/**
 * Shops and their state at a time; the same for the same arguments. `rows`: number of shops, dead letters and audit
 * entries.
 */
export function sampleAdminData(now: Date, rows: number): AdminData {
  const at = (minutes: number) => new Date(now.getTime() - minutes * minuteMs).toISOString();
  const shops = Array.from({ length: rows }, (_, index) => sampleShop(index, at));
  return {
    shops,
    connections: new Map(shops.map((shop) => [shop.domain, sampleConnections(shop, at)])),
    queues: [
      { queue: 'outbox', waiting: 0, deferred: 0, active: 0, oldestSeconds: 0 },
      { queue: 'order-received', waiting: 3, deferred: 0, active: 2, oldestSeconds: 4 },
      { queue: 'send-to-warehouse', waiting: 41, deferred: 12, active: 8, oldestSeconds: 1_260 },
      { queue: 'send-mail', waiting: 0, deferred: 2, active: 0, oldestSeconds: 0 },
      { queue: 'store-event', waiting: 1, deferred: 0, active: 1, oldestSeconds: 1 },
      { queue: 'write-to-store', waiting: 6, deferred: 1, active: 0, oldestSeconds: 85 },
    ],
    letters: Array.from({ length: rows }, (_, index) => sampleLetter(index, shops, at)),
    audit: Array.from({ length: rows }, (_, index) => sampleEntry(index, shops, at)),
  };
}

type At = (minutes: number) => string;

function sampleShop(index: number, at: At): AdminShop {
  const name = names[index % names.length] ?? '';
  const isGone = index % 11 === 5;
  const failing = index % 5 === 1 ? 1 : 0;
  return {
    domain: `${name}${index < names.length ? '' : `-${index}`}.myshopify.com`,
    chargeType: [2, 3, 1, 2, 0][index % 5] ?? 0,
    createdAt: at(60 * 24 * (30 + index)),
    orders: 25_900 - index * 37,
    errors: index % 3,
    lastOrderAt: index % 9 === 8 ? null : at(4 + index * 13),
    lastActiveAt: index % 9 === 7 ? null : at(20 + index * 47),
    accounts: index % 9 === 8 ? 0 : 2,
    failing,
    paused: index % 10 === 1 ? 1 : 0,
    waitingOrders: failing * (6 + index),
    storeState: isGone ? 'uninstalled' : index % 13 === 6 ? 'frozen' : 'installed',
    uninstalledAt: isGone ? at(60 * 9) : null,
    discount: {
      percent: index % 7 === 0 ? 20 : 0,
      startsAt: null,
      endsAt: index % 7 === 0 ? at(-60 * 24 * 120) : null,
      note: index % 7 === 0 ? 'First year' : '',
      version: index % 7 === 0 ? 1 : 0,
      savedAt: index % 7 === 0 ? at(60 * 24 * 9) : null,
      savedBy: index % 7 === 0 ? 'token 3f2a91bc from 192.0.2.1' : null,
    },
  };
}

function sampleConnections(shop: AdminShop, at: At): AdminConnection[] {
  return Array.from({ length: shop.accounts }, (_, index) => {
    const isFailing = index < shop.failing;
    return {
      provider: providers[index % providers.length] ?? '',
      account: '',
      failingSince: isFailing ? at(95 + shop.errors * 60) : null,
      failuresInRow: isFailing ? 14 : 0,
      failureKind: isFailing ? (shop.paused > 0 ? 'credentialsRefused' : 'unreachable') : null,
      pausedAt: isFailing && shop.paused > 0 ? at(90) : null,
      lastSuccessAt: at(isFailing ? 97 : 2),
      lastFailureAt: isFailing ? at(1) : null,
      waitingOrders: isFailing ? shop.waitingOrders : 0,
    };
  });
}

function sampleLetter(index: number, shops: readonly AdminShop[], at: At): DeadLetter {
  const [queue, cause] = causes[index % causes.length] ?? causes[0];
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    queue,
    domain: shops[index % shops.length]?.domain ?? null,
    orderId: queue === 'send-mail' ? null : String(4_800 + index),
    failedAt: at(12 + index * 3),
    cause: cause.replace('4711', String(4_800 + index)),
  };
}

function sampleEntry(index: number, shops: readonly AdminShop[], at: At): AuditEntry {
  const domain = shops[index % shops.length]?.domain ?? '';
  const entries = [
    { action: 'adminShop', details: { domain } },
    { action: 'adminDiscount', details: { domain, percent: 20, starts_at: '', ends_at: '', note: 'First year' } },
    { action: 'adminRetry', details: { count: 12, of: 'write-to-store: StoreCallError: the store answers …' } },
    { action: 'adminQueues', details: {} },
  ] as const;
  const entry = entries[index % entries.length] ?? entries[0];
  const isWrong = index % 9 === 4;
  return {
    at: at(30 + index * 7),
    actor: `${isWrong ? 'wrong token' : 'token 3f2a91bc'} from 192.0.2.${1 + (index % 3)}`,
    action: entry.action,
    details: isWrong ? {} : entry.details,
  };
}

/** All shops' accounts that fail or are paused. */
export function outagesOf({ shops, connections }: Pick<AdminData, 'shops' | 'connections'>): AccountOutage[] {
  return shops.flatMap(({ domain }) =>
    (connections.get(domain) ?? [])
      .filter(({ failingSince, pausedAt }) => failingSince !== null || pausedAt !== null)
      .map((account) => ({ ...account, domain })),
  );
}

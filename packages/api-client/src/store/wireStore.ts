import { isStoreTask, storeTaskText } from '@hub/domain/events';
import { readOptionalWords, readWords, toWireWords } from '../http/wireWords.ts';
import type { StoreStatus } from '@hub/domain/store';
import type { WireStoreStatus } from './storeEndpoints.ts';

export function toWireStoreStatus(status: StoreStatus): WireStoreStatus {
  const { backfill, check } = status;
  return {
    domain: status.domain,
    state: status.state,
    scopes: [...status.scopes],
    missing_scopes: [...status.missingScopes],
    grant_url: status.grantUrl,
    installed_at: status.installedAt,
    last_webhook_at: status.lastWebhookAt,
    backfill: {
      state: backfill.state,
      orders_total: backfill.ordersTotal,
      orders_read: backfill.ordersRead,
      orders_added: backfill.ordersAdded,
      started_at: backfill.startedAt,
      ended_at: backfill.endedAt,
      ...toWireWords('words', backfill.words),
    },
    check: {
      checked_at: check.checkedAt,
      is_running: check.isRunning,
      orders_checked: check.ordersChecked,
      missing: [...check.missing],
      missing_count: check.missingCount,
      changed_count: check.changedCount,
      ...toWireWords('words', check.words),
    },
    jobs: status.jobs.map(({ kind, done, total, startedAt, aliveAt, isStanding }) => ({
      kind,
      done,
      total,
      started_at: startedAt,
      alive_at: aliveAt,
      is_standing: isStanding,
    })),
    waiting_writes: status.waitingWrites,
    waiting_since: status.waitingSince,
    problems: status.problems.map(({ orderId, orderName, at, task, words }) => ({
      order_id: orderId,
      order_name: orderName,
      at,
      task: isStoreTask(task) ? storeTaskText(task) : task,
      ...(isStoreTask(task) && { task_code: task }),
      ...toWireWords('words', words),
    })),
  };
}

/** Wire to domain. Unknown states read as a working connection. */
export function toStoreStatus(wire: WireStoreStatus): StoreStatus {
  const { backfill, check } = wire;
  return {
    domain: wire.domain,
    state: oneOf(['installed', 'missingScopes', 'uninstalled', 'frozen', 'accessEnded', 'notConnected'], wire.state),
    scopes: wire.scopes,
    missingScopes: wire.missing_scopes,
    grantUrl: wire.grant_url ?? null,
    installedAt: wire.installed_at ?? null,
    lastWebhookAt: wire.last_webhook_at ?? null,
    backfill: {
      state: oneOf(['none', 'running', 'done', 'failed'], backfill.state),
      ordersTotal: optionalNumber(backfill.orders_total),
      ordersRead: Number(backfill.orders_read),
      ordersAdded: Number(backfill.orders_added),
      startedAt: backfill.started_at ?? null,
      endedAt: backfill.ended_at ?? null,
      words: readOptionalWords(backfill.words, backfill),
    },
    check: {
      checkedAt: check.checked_at ?? null,
      isRunning: check.is_running,
      ordersChecked: Number(check.orders_checked),
      missing: check.missing,
      missingCount: Number(check.missing_count),
      changedCount: Number(check.changed_count),
      words: readOptionalWords(check.words, check),
    },
    jobs: wire.jobs.flatMap((job) => {
      const kind = jobKinds.find((known) => known === job.kind);
      if (kind === undefined) return [];
      const { started_at: startedAt, alive_at: aliveAt, is_standing: isStanding } = job;
      return [{ kind, done: Number(job.done), total: optionalNumber(job.total), startedAt, aliveAt, isStanding }];
    }),
    waitingWrites: Number(wire.waiting_writes),
    waitingSince: wire.waiting_since ?? null,
    problems: wire.problems.map((problem) => ({
      orderId: problem.order_id,
      orderName: problem.order_name,
      at: problem.at,
      task: isStoreTask(problem.task_code) ? problem.task_code : problem.task,
      words: readWords(problem.words, problem),
    })),
  };
}

const jobKinds = ['orders', 'check', 'products', 'stock', 'shipPolicy'] as const;

function optionalNumber(wire: number | string | null | undefined): number | null {
  return wire === null || wire === undefined || wire === '' ? null : Number(wire);
}

/** The first replaces a name that this version does not know. */
function oneOf<Name extends string>(names: readonly [Name, ...Name[]], text: string): Name {
  return names.find((name) => name === text) ?? names[0];
}

import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@hub/api-client/endpoints';
import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { loadApp } from '../../apps/server/src/testing/load/loadServer.ts';
import type { LoadShop } from './LoadShop.ts';

interface BrowseOptions {
  shop: LoadShop;
  /** Token of a staff member. */
  authorization: string;
  ports(): readonly number[];
  seconds: number;
}

/** A call with a reply. */
interface Answered {
  /** Ms from the start of the run until the call was due. */
  dueMs: number;
  /** Ms from then until the end of its reply. */
  tookMs: number;
}

/** The calls of a shop and their times. */
export interface Browsed {
  shop: LoadShop;
  answered: readonly Answered[];
  /** Calls that ended without a 200 reply. */
  failed: number;
}

const pauseMs = 1_000;

/** Simulates the shop's people on dashboard, lists and orders. Each sends a call a second, without waiting for replies. */
export async function browse({ shop, authorization, ports, seconds }: BrowseOptions): Promise<Browsed> {
  const agent = new Agent({ keepAlive: true });
  const paths = pathsOf(shop);
  const answered: Answered[] = [];
  let failed = 0;

  async function call(path: string, turn: number, dueAt: number): Promise<void> {
    // Tries the next server if there is no reply, like a load balancer.
    for (let tried = 0; tried < 2; tried += 1) {
      const served = ports();
      const port = served[(turn + tried) % served.length] ?? 0;
      const status = await get(agent, { port, path, authorization });
      if (status === 200) {
        answered.push({ dueMs: dueAt - startedAt, tookMs: performance.now() - dueAt });
        return;
      }
      if (status !== null) break;
    }
    failed += 1;
  }

  const startedAt = performance.now();
  const person = async (number: number) => {
    const calls: Promise<void>[] = [];
    const offsetMs = (pauseMs * (number + Math.random())) / shop.browsers;
    for (let turn = 0; turn < seconds; turn += 1) {
      const dueAt = startedAt + offsetMs + turn * pauseMs;
      await sleep(Math.max(0, dueAt - performance.now()));
      calls.push(call(paths[(turn + number * 7) % paths.length] ?? '', turn + number, dueAt));
    }
    await Promise.all(calls);
  };
  await Promise.all(Array.from({ length: shop.browsers }, (_none, number) => person(number)));
  agent.destroy();
  return { shop, answered, failed };
}

/** Paths of the dashboard's calls, its lists and some of their orders. */
function pathsOf({ orderIds }: LoadShop): readonly string[] {
  const filters = `fix=all&search_by_filter=${defaultFilters.searchMode}`;
  const list = (tab: number) => `${endpoints.listOrder.path}?tab=${tab}&${filters}&offset=0&limit=50`;
  const detail = (at: number) =>
    endpoints.getOrderDetail.path.replace('{order_id}', orderIds[at % orderIds.length] ?? '');
  return [
    `${endpoints.stats.path}?${filters}`,
    endpoints.attention.path,
    list(tabs.all),
    detail(0),
    list(tabs.open),
    detail(7),
    list(tabs.errors),
    detail(19),
  ];
}

/** Reads a reply to its end and returns its status; `null` without a reply. */
function get(
  agent: Agent,
  { port, path, authorization }: { port: number; path: string; authorization: string },
): Promise<number | null> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: loadApp.host, authorization }, agent });
    call.on('response', (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
      reply.on('error', () => resolve(null));
    });
    call.on('error', () => resolve(null));
    call.end();
  });
}

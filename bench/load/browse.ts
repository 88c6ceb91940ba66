import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@hub/api-client/endpoints';
import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { loadApp } from '../../apps/server/src/testing/load/loadServer.ts';
import type { LoadShop } from './LoadShop.ts';

interface BrowseOptions {
  shop: LoadShop;
  /** Of a member of staff. */
  authorization: string;
  ports(): readonly number[];
  seconds: number;
}

/** A call that was answered. */
interface Answered {
  /** When it was due, in milliseconds since the beginning. */
  dueMs: number;
  /** From then to the end of its reply. */
  tookMs: number;
}

/** What the calls of a shop took. */
export interface Browsed {
  shop: LoadShop;
  answered: readonly Answered[];
  /** Calls that were not answered with 200, also not by the other server. */
  failed: number;
}

const pauseMs = 1_000;

/** As many people as the shop has look at dashboard, lists and orders, each with a call a second that waits for none. */
export async function browse({ shop, authorization, ports, seconds }: BrowseOptions): Promise<Browsed> {
  const agent = new Agent({ keepAlive: true });
  const paths = pathsOf(shop);
  const answered: Answered[] = [];
  let failed = 0;

  async function call(path: string, turn: number, dueAt: number): Promise<void> {
    // What a load balancer does when a server takes no connection.
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

/** A dashboard, its lists, and orders from them. */
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

/** The status of the reply, which is read to its end; null: there was none. */
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

import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeWebhookPath } from '../../service/storeWebhookPath.ts';
import { loadApp } from './loadServer.ts';

/** The webhooks of a run. */
export interface WebhookLoad {
  /** Their shops, in turns. */
  domains: readonly string[];
  /** Id of the first order; each webhook announces the next one. */
  firstOrderId: number;
  perSecond: number;
  seconds: number;
  /** Ports of the servers, in turns; read at each attempt. */
  ports(): readonly number[];
  /** Ms before a webhook that was not accepted is sent again. */
  retryMs: number;
  /** Sends every nth webhook twice, as the platform may; none if absent. */
  twiceEvery?: number;
}

/** Outcome of the webhooks. */
export interface SentWebhooks {
  /** Announced orders, with their shops. */
  sent: ReadonlyMap<string, string>;
  /** Orders that a server accepted with a 200. */
  accepted: ReadonlySet<string>;
  /**
   * Ms of each first attempt with a 200 reply, ascending. Counted from the due time, so a stall of the servers shows in all webhooks that
   * were due during it.
   */
  replyMs: readonly number[];
  /** Due time of the slowest of them, in ms since the start. */
  slowestDueMs: number;
  /** Attempts without a reply, because the connection broke or no server accepted one. */
  unanswered: number;
  /** Attempts sent to another server because the one in turn accepted no connection. */
  passedOn: number;
  /** Attempts with a reply other than 200, by status. */
  refused: ReadonlyMap<number, number>;
}

/** The platform gives up after this many attempts. */
const mostTries = 9;

/** Sends at a constant rate without waiting for replies; resolves once each webhook is accepted or given up. */
export async function sendWebhooks(load: WebhookLoad): Promise<SentWebhooks> {
  const { domains, firstOrderId, perSecond, seconds, ports, retryMs, twiceEvery } = load;
  const agent = new Agent({ keepAlive: true });
  const sent = new Map<string, string>();
  const accepted = new Set<string>();
  const replies: { dueMs: number; tookMs: number }[] = [];
  const refused = new Map<number, number>();
  const open = new Set<Promise<void>>();
  let unanswered = 0;
  let passedOn = 0;

  /** Acts like a load balancer. A server that accepts no connection has read nothing, so the next one gets the request. */
  async function balance(turn: number, orderId: string, domain: string): Promise<number | null> {
    const served = ports();
    for (let offset = 0; offset < served.length; offset += 1) {
      const port = served[(turn + offset) % served.length] ?? 0;
      const outcome = await post(agent, port, orderId, domain);
      if (outcome !== 'notConnected') return outcome;
      if (offset + 1 < served.length) passedOn += 1;
    }
    return null;
  }

  async function deliver(index: number, orderId: string, dueAt: number): Promise<void> {
    const domain = sent.get(orderId) ?? '';
    for (let tried = 0; tried < mostTries; tried += 1) {
      if (tried > 0) await sleep(retryMs);
      const status = await balance(index + tried, orderId, domain);
      if (status === 200) {
        if (tried === 0) replies.push({ dueMs: dueAt - startedAt, tookMs: performance.now() - dueAt });
        accepted.add(orderId);
        return;
      }
      if (status === null) unanswered += 1;
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    }
  }

  const startedAt = performance.now();
  const count = Math.round(perSecond * seconds);
  for (let index = 0; index < count; index += 1) {
    const dueAt = startedAt + (index * 1_000) / perSecond;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const orderId = String(firstOrderId + index);
    sent.set(orderId, domains[index % domains.length] ?? '');
    const times = twiceEvery !== undefined && index % twiceEvery === 0 ? 2 : 1;
    const delivery = Promise.all(
      Array.from({ length: times }, (_none, copy) => deliver(index + copy, orderId, dueAt)),
    ).then(() => void open.delete(delivery));
    open.add(delivery);
  }
  await Promise.all(open);
  agent.destroy();
  const fastestFirst = replies.toSorted((a, b) => a.tookMs - b.tookMs);
  return {
    sent,
    accepted,
    replyMs: fastestFirst.map(({ tookMs }) => tookMs),
    slowestDueMs: fastestFirst.at(-1)?.dueMs ?? 0,
    unanswered,
    passedOn,
    refused,
  };
}

/** The reply's status; `null` without one. */
function post(agent: Agent, port: number, orderId: string, domain: string): Promise<number | 'notConnected' | null> {
  const body = JSON.stringify({ id: Number(orderId), admin_graphql_api_id: `gid://shopify/Order/${orderId}`, note });
  const headers = {
    host: loadApp.host,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-shopify-hmac-sha256': createHmac('sha256', loadApp.secret).update(body).digest('base64'),
    'x-shopify-webhook-id': `delivery-${orderId}`,
    'x-shopify-event-id': `event-${orderId}`,
    'x-shopify-shop-domain': domain,
    'x-shopify-topic': 'orders/create',
    'x-shopify-triggered-at': new Date().toISOString(),
  };
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, method: 'POST', path: storeWebhookPath, headers, agent });
    call.on('response', (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
      reply.on('error', () => resolve(null));
    });
    call.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'notConnected' : null));
    call.end(body);
  });
}

/** An order's body is a few kilobytes. */
const note = 'Leave it with the neighbors, please. '.repeat(100);

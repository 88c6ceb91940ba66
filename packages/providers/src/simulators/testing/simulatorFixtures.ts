import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ThirdPartyId } from '@hub/domain/integrations';
import { onTestFinished } from 'vitest';
import { callSimulator, type TestCall, type TestReply } from '../core/callSimulator.ts';
import { createManualClock, type ManualClock } from '@hub/domain/simulation';
import type { SimulatorControls } from '../createControls.ts';
import { type RunningSimulators, type SimulatorOptions, startSimulators } from '../startSimulators.ts';

export const minuteMs = 60_000;
/** A Saturday morning in winter. */
export const startMs = Date.parse('2026-01-31T16:46:27Z');

export interface TestSimulator extends SimulatorControls {
  origin: string;
  clock: ManualClock;
  running: RunningSimulators;
  /** Sends a call such as "POST /orders" with the account's headers. */
  call(what: string, call?: TestCall): Promise<TestReply>;
}

/** Starts one simulated 3PL with a manual clock; `headers` are sent with every call. */
export async function startSimulator(
  provider: ThirdPartyId,
  headers: Record<string, string>,
  options: SimulatorOptions = {},
): Promise<TestSimulator> {
  const clock = createManualClock(startMs);
  const running = await startSimulators({ clock, plan: 'one', providers: [provider], ...options });
  onTestFinished(() => running.stop());
  const origin = running.origins[provider];
  return {
    ...running.control(provider),
    origin,
    clock,
    running,
    call: (what, call) => callSimulator(origin, what, { ...call, headers: { ...headers, ...call?.headers } }),
  };
}

export interface ReceivedWebhook {
  headers: Record<string, string | undefined>;
  body: string;
}

/** Receives webhooks; replies with the next of `statuses`, then 200. */
export async function startReceiver(statuses: number[] = []): Promise<{ url: string; received: ReceivedWebhook[] }> {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    received.push({ headers, body });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}/webhooks`, received };
}

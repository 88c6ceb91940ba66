import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './AccountBook.ts';
import type { FaultInjector, FaultKind, Operation } from './FaultInjector.ts';
import { RateLimiter } from './RateLimiter.ts';
import {
  isReply,
  type OpenRoute,
  type Route,
  type Simulator,
  type SimulatedReply,
  type SimulatedRequest,
} from './Simulator.ts';
import type { SimulatedClock } from '@hub/domain/simulation';

/** Record of one call. */
export interface CallRecord {
  at: number;
  /** Null for wrong credentials or a token request. */
  account: string | null;
  operation: Operation | null;
  method: string;
  path: string;
  /** Null when nothing was answered. */
  status: number | null;
  fault: FaultKind | null;
}

export interface ServeOptions {
  simulator: Simulator;
  clock: SimulatedClock;
  faults: FaultInjector;
  hasRateLimit: boolean;
  /** Delay of the `slow` fault. */
  slowMs: number;
  /** Called before each request to perform everything due. */
  settle(): void;
  /** Called after each request. */
  onCall(call: CallRecord): void;
}

const maxBodyBytes = 1_000_000;

/** Creates an HTTP server for one provider's wire format. It doesn't listen yet. */
export function serveSimulator(options: ServeOptions): Server {
  const limiter = new RateLimiter(options.simulator.rateLimit);
  return createServer((incoming, outgoing) => {
    void answer(incoming, outgoing, options, limiter).catch(() => outgoing.destroy());
  });
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ServeOptions,
  limiter: RateLimiter,
): Promise<void> {
  const text = await readText(incoming);
  if (text === null) {
    outgoing.writeHead(413).end();
    return;
  }
  options.settle();
  const url = new URL(incoming.url ?? '/', 'http://simulator');
  const request: SimulatedRequest = {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    text,
    json: undefined,
  };
  const { reply, fault, account, operation } = handle(request, options, limiter);
  const record = { at: options.clock.now(), account: account?.name ?? null, operation, method: request.method, fault };
  options.onCall({ ...record, path: request.path, status: hasNoAnswer(fault) ? null : reply.status });
  if (fault === 'silent') return;
  if (hasNoAnswer(fault)) {
    incoming.socket.resetAndDestroy();
    return;
  }
  if (fault === 'slow') await wait(options.slowMs);
  write(outgoing, fault === 'wrongShape' ? { ...reply, text: '{"result":[["unexpected"]]}' } : reply);
}

interface Handled {
  reply: SimulatedReply;
  fault: FaultKind | null;
  account: Account | null;
  operation: Operation | null;
}

/** Checks in the order of a real API: credentials, rate limit, then the route. */
function handle(request: SimulatedRequest, options: ServeOptions, limiter: RateLimiter): Handled {
  const { simulator, faults } = options;
  const open = simulator.openRoutes?.find((route) => matches(route, request));
  if (open) {
    const { operation } = open;
    const fault = faults.take(operation, null);
    const done = () => (readJson(request) ? open.handle(request) : simulator.unreadableBody());
    return { reply: withFault(fault, done, simulator), fault, account: null, operation };
  }
  const route = simulator.routes.find((candidate) => matches(candidate, request));
  const operation = route?.operation ?? null;
  const account = simulator.authenticate(request);
  if (isReply(account)) return { reply: account, fault: null, account: null, operation };
  const limit = options.hasRateLimit ? limiter.take(account.name, options.clock.now()) : null;
  if (limit?.isExceeded) {
    const reply = withHeaders(simulator.tooManyRequests(limit), simulator.rateLimitHeaders?.(limit));
    return { reply, fault: null, account, operation };
  }
  if (!route) return { reply: simulator.notFound(request), fault: null, account, operation };
  const fault = faults.take(route.operation, account.name);
  const done = () => {
    if (!readJson(request)) return simulator.unreadableBody();
    const params = route.path.exec(request.path)?.slice(1).map(decodeParam) ?? [];
    return route.handle({ request, account, params });
  };
  const reply = withHeaders(withFault(fault, done, simulator), limit ? simulator.rateLimitHeaders?.(limit) : undefined);
  return { reply, fault, account, operation };
}

function withFault(fault: FaultKind | null, done: () => SimulatedReply, simulator: Simulator): SimulatedReply {
  if (fault === 'serverError') return simulator.serverError();
  if (fault === 'html') {
    return { status: 200, text: '<!doctype html><title>Down for maintenance</title>', contentType: 'text/html' };
  }
  if (fault === 'reset') return { status: 0 };
  if (fault === 'tooManyRequests') {
    const { calls: limit, windowMs } = simulator.rateLimit;
    const state = { isExceeded: true, limit, remaining: 0, resetMs: Math.min(windowMs, 2_000) };
    return withHeaders(simulator.tooManyRequests(state), simulator.rateLimitHeaders?.(state));
  }
  const reply = done();
  return fault === 'serverErrorAfterwards' ? simulator.serverError() : reply;
}

/** True when `json` was read or there is no body. */
function readJson(request: SimulatedRequest): boolean {
  if (request.text === '' || /x-www-form-urlencoded/.test(request.headers['content-type'] ?? '')) return true;
  try {
    request.json = JSON.parse(request.text);
    return true;
  } catch {
    return false;
  }
}

function matches(route: Route | OpenRoute, request: SimulatedRequest): boolean {
  return route.method === request.method && route.path.test(request.path);
}

/** Keeps `%ZZ` unchanged. */
function decodeParam(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function hasNoAnswer(fault: FaultKind | null): boolean {
  return fault === 'silent' || fault === 'reset' || fault === 'resetAfterwards';
}

function withHeaders(reply: SimulatedReply, headers: Record<string, string> | undefined): SimulatedReply {
  return headers ? { ...reply, headers: { ...headers, ...reply.headers } } : reply;
}

function write(outgoing: ServerResponse, { status, headers, json, text, contentType }: SimulatedReply): void {
  const body = text ?? (json === undefined ? '' : JSON.stringify(json));
  const type = body === '' ? {} : { 'content-type': contentType ?? 'application/json; charset=utf-8' };
  outgoing.writeHead(status, { ...type, ...headers }).end(body);
}

/** Null when the body is too large. */
async function readText(incoming: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming) {
    const buffer = Buffer.from(part);
    bytes += buffer.length;
    if (bytes <= maxBodyBytes) parts.push(buffer);
  }
  return bytes > maxBodyBytes ? null : Buffer.concat(parts).toString('utf8');
}

import {
  type AdminShop,
  type AuditEntry,
  deadLetterCauses,
  type DeadLetter,
  type DeadLetterChoice,
  isChosen,
} from '@hub/domain/admin';
import { getResponse, http, type HttpHandler } from 'msw';
import { type AdminEndpointName, adminEndpoints } from '../../admin/adminEndpoints.ts';
import { type AdminDetails, type AdminPort, answerAdminCall } from '../../admin/adminHandlers.ts';
import { readJsonText } from '../../server/checkRequest.ts';
import { createPathMatcher, type PathParams } from '../../server/createPathMatcher.ts';
import { RequestError } from '../../server/RequestError.ts';
import { errorReply } from '../http/errorReply.ts';
import { type AdminData, outagesOf, sampleAdminData } from './sampleAdminData.ts';

export interface AdminSandboxOptions {
  /** The right token; `null`: the server has no admin area. */
  token: string | null;
  now?: () => Date;
  /** Number of shops, dead letters and audit entries; 12 by default. */
  rows?: number;
  /** Replaces the sample data. */
  data?: AdminData;
  /** Replaces the reply of every call. */
  fault?: 'hanging' | 'failing';
}

/** A mock of the admin area, in memory. */
export interface AdminSandbox {
  readonly handlers: HttpHandler[];
  readonly fetch: typeof fetch;
}

/** Wrong tokens until the area is locked, as on the server. */
const wrongTokens = 10;
const lockSeconds = 900;

export function createAdminSandbox(options: AdminSandboxOptions): AdminSandbox {
  const now = options.now ?? (() => new Date());
  const sample = options.data ?? sampleAdminData(now(), options.rows ?? 12);
  const state = { ...sample, shops: [...sample.shops], letters: [...sample.letters], audit: [...sample.audit] };
  const retried = new Map<string, DeadLetter>();
  const label = '3f2a91bc';
  let failures = 0;

  const note = (actor: string, action: string, details: AuditEntry['details']) =>
    void state.audit.unshift({ at: now().toISOString(), actor: `${actor} from 192.0.2.1`, action, details });
  const rowsOf = <Row>(rows: readonly Row[], { offset, limit }: { offset: number; limit: number }) => ({
    rows: rows.slice(offset, offset + limit),
    total: rows.length,
  });
  const take = (choice: DeadLetterChoice) => {
    const taken = state.letters.filter((letter) => isChosen(letter, choice));
    state.letters = state.letters.filter((letter) => !taken.includes(letter));
    return taken;
  };
  const lettersOf = (queue: string) => state.letters.filter((letter) => letter.queue === queue);

  const adminPort = (record: (details: AdminDetails) => void): AdminPort => ({
    tokenLabel: label,
    now: now(),
    note: record,
    readQueues: () => ({
      queues: state.queues,
      deadLetters: [...new Set(state.letters.map(({ queue }) => queue))].map((queue) => ({
        queue,
        count: lettersOf(queue).length,
      })),
    }),
    listOutages: () => outagesOf(state),
    listShops: ({ search, isDiscounted, ...part }) => {
      const isFound = ({ domain, discount }: AdminShop) =>
        domain.includes(search.toLowerCase()) && (!isDiscounted || discount.percent > 0);
      return rowsOf(state.shops.filter(isFound), part);
    },
    readShop: (domain) => {
      const shop = state.shops.find((other) => other.domain === domain);
      if (shop === undefined) return null;
      return {
        shop,
        connections: state.connections.get(domain) ?? [],
        queues: state.queues.filter(({ waiting }) => waiting > 0 && shop.waitingOrders > 0),
        longJobs: [],
        deadLetters: state.letters.filter((letter) => letter.domain === domain).length,
      };
    },
    listDeadLetters: ({ queue, ...part }) => {
      const found = queue === null ? state.letters : lettersOf(queue);
      return { ...rowsOf(found, part), causes: deadLetterCauses(found) };
    },
    retry: (choice, noteOf) => {
      const taken = take(choice);
      for (const letter of taken) retried.set(letter.id, letter);
      record(noteOf(taken.length));
      return taken.map(({ id }) => id);
    },
    readOutcomes: (jobs) => {
      // Every third one fails again.
      const again = jobs
        .filter((id, index) => retried.has(id) && index % 3 === 2)
        .flatMap((id) => retried.get(id) ?? []);
      for (const letter of again) retried.delete(letter.id);
      state.letters = [...again, ...state.letters];
      return { waiting: 0, active: 0, failing: 0, failed: again.length, done: jobs.length - again.length };
    },
    discard: (choice, noteOf) => {
      const { length: count } = take(choice);
      record(noteOf(count));
      return count;
    },
    saveDiscount: ({ domain, baseVersion, ...discount }, details) => {
      const shop = state.shops.find((other) => other.domain === domain);
      if (shop === undefined) return { isSaved: false, current: null };
      if (shop.discount.version !== baseVersion) return { isSaved: false, current: shop.discount };
      const saved = { savedAt: now().toISOString(), savedBy: `token ${label} from 192.0.2.1` };
      const newer = { ...discount, version: baseVersion + 1, ...saved };
      state.shops = state.shops.map((other) => (other === shop ? { ...shop, discount: newer } : other));
      record(details);
      return { isSaved: true };
    },
    listAudit: (part) => rowsOf(state.audit, part),
  });

  async function answer(name: AdminEndpointName, request: Request, params: PathParams): Promise<Response> {
    const id = 'sandbox-admin';
    if (options.token === null) return errorReply(404, 'This server has no ADMIN_TOKEN.', id);
    if (options.fault === 'hanging') return new Promise(() => undefined);
    if (options.fault === 'failing') return errorReply(500, 'Something went wrong on the server.', id);
    if (failures >= wrongTokens) {
      const message = 'Too many wrong tokens. Wait a quarter of an hour.';
      const locked = errorReply(429, message, id);
      locked.headers.set('Retry-After', String(lockSeconds));
      return locked;
    }
    const given = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
    if (given !== options.token) {
      if (given !== '') {
        failures += 1;
        note('wrong token', name, {});
      }
      return errorReply(401, 'This admin token is not right.', id);
    }
    try {
      const parts = { query: new URL(request.url).searchParams, text: await readJsonText(request), params };
      const port = adminPort((details) => note(`token ${label}`, name, details));
      return Response.json(await answerAdminCall(name, parts, port));
    } catch (error) {
      if (error instanceof RequestError) return errorReply(error.status, error.message, id);
      throw error;
    }
  }

  const handlers = (Object.keys(adminEndpoints) as AdminEndpointName[]).map((name) => {
    const { method, path } = adminEndpoints[name];
    const match = createPathMatcher(path);
    const paramsOf = (request: Request) => match(new URL(request.url).pathname);
    const on = { GET: http.get, POST: http.post }[method];
    return on(
      ({ request }) => paramsOf(request) !== null,
      ({ request }) => answer(name, request, paramsOf(request) ?? {}),
    );
  });

  return {
    handlers,
    fetch: async (input, init) => {
      const response = await getResponse(handlers, new Request(input, init));
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    },
  };
}

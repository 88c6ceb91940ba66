import {
  type AuditEntry,
  choiceText,
  deadLetterCauses,
  type DeadLetter,
  type DeadLetterChoice,
  isChosen,
} from '@hub/domain/admin';
import { discountProblem } from '@hub/domain/plans';
import { getResponse, http, type HttpHandler, HttpResponse } from 'msw';
import type * as z from 'zod/mini';
import { type AdminEndpointName, adminEndpoints, type DiscountRequest } from '../../admin/adminEndpoints.ts';
import { adminRowsPerPage } from '../../admin/createAdminClient.ts';
import {
  toWireAdminShop,
  toWireCause,
  toWireConnection,
  toWireDeadLetter,
  toWireDiscount,
  toWireOutage,
  toWireQueue,
} from '../../admin/toAdmin.ts';
import { checkParts, readJsonText } from '../../server/checkRequest.ts';
import { createPathMatcher, type PathParams } from '../../server/matchEndpoint.ts';
import { RequestError } from '../../server/RequestError.ts';
import { errorReply } from '../http/errorReply.ts';
import { type AdminData, outagesOf, sampleAdminData } from './sampleAdminData.ts';

export interface AdminSandboxOptions {
  /** The right token; null: the server has no admin area. */
  token: string | null;
  now?: () => Date;
  /** Shops, dead letters and audit entries; 12 by default. */
  rows?: number;
  /** In place of the sample data. */
  data?: AdminData;
  /** What every call answers in place of its reply. */
  fault?: 'hanging' | 'failing';
}

/** A mock of the admin area, in memory. */
export interface AdminSandbox {
  readonly handlers: HttpHandler[];
  readonly fetch: typeof fetch;
}

/** Wrong tokens until the area is locked, as in the server. */
const wrongTokens = 10;
const lockSeconds = 900;

interface Call {
  query: Readonly<Record<string, string | undefined>>;
  params: PathParams;
  body: never;
  /** Writes to the audit list. */
  audit(details: AuditEntry['details']): void;
}

type Mocks = {
  [Name in AdminEndpointName]: (call: Call) => z.input<(typeof adminEndpoints)[Name]['reply']>;
};

export function createAdminSandbox(options: AdminSandboxOptions): AdminSandbox {
  const now = options.now ?? (() => new Date());
  const sample = options.data ?? sampleAdminData(now(), options.rows ?? 12);
  const state = { ...sample, shops: [...sample.shops], letters: [...sample.letters], audit: [...sample.audit] };
  const retried = new Map<string, DeadLetter>();
  const label = '3f2a91bc';
  let failures = 0;

  const note = (actor: string, action: string, details: AuditEntry['details']) =>
    void state.audit.unshift({ at: now().toISOString(), actor: `${actor} from 192.0.2.1`, action, details });
  const pageOf = <Row>(rows: readonly Row[], page = '0') =>
    rows.slice(Number(page) * adminRowsPerPage, (Number(page) + 1) * adminRowsPerPage);
  const take = (choice: DeadLetterChoice) => {
    const taken = state.letters.filter((letter) => isChosen(letter, choice));
    state.letters = state.letters.filter((letter) => !taken.includes(letter));
    return taken;
  };

  const mocks: Mocks = {
    adminSignIn({ audit }) {
      audit({});
      return { token_label: label };
    },
    adminQueues({ audit }) {
      audit({});
      const counts = [...new Set(state.letters.map(({ queue }) => queue))].map((queue) => ({
        queue,
        count: state.letters.filter((letter) => letter.queue === queue).length,
      }));
      return {
        queues: state.queues.map(toWireQueue),
        dead_letters: counts,
      };
    },
    adminOutages({ audit }) {
      audit({});
      return { outages: outagesOf(state).map(toWireOutage) };
    },
    adminShops({ query: { page, search = '', discounted }, audit }) {
      audit({ search });
      const found = state.shops.filter(
        ({ domain, discount }) =>
          domain.includes(search.toLowerCase()) && (discounted !== 'yes' || discount.percent > 0),
      );
      return { shops: pageOf(found, page).map(toWireAdminShop), total: found.length };
    },
    adminShop({ params: { domain = '' }, audit }) {
      audit({ domain });
      const shop = state.shops.find((other) => other.domain === domain);
      if (shop === undefined) throw new RequestError(404, `There is no shop ${domain}.`);
      return {
        shop: toWireAdminShop(shop),
        connections: (state.connections.get(domain) ?? []).map(toWireConnection),
        queues: state.queues.filter(({ waiting }) => waiting > 0 && shop.waitingOrders > 0).map(toWireQueue),
        dead_letters: state.letters.filter((letter) => letter.domain === domain).length,
      };
    },
    adminDeadLetters({ query: { page, queue }, audit }) {
      audit({ queue: queue ?? '' });
      const found = state.letters.filter((letter) => queue === undefined || letter.queue === queue);
      return {
        dead_letters: pageOf(found, page).map(toWireDeadLetter),
        total: found.length,
        causes: deadLetterCauses(found).map(toWireCause),
      };
    },
    adminRetry({ body, audit }) {
      const taken = take(body);
      for (const letter of taken) retried.set(letter.id, letter);
      audit({ count: taken.length, of: choiceText(body) });
      return { count: taken.length, jobs: taken.map(({ id }) => id) };
    },
    adminRetryOutcome({ body, audit }) {
      const { jobs } = body as { jobs: string[] };
      audit({ count: jobs.length });
      // Every third one fails again.
      const again = jobs
        .filter((id, index) => retried.has(id) && index % 3 === 2)
        .flatMap((id) => retried.get(id) ?? []);
      for (const letter of again) retried.delete(letter.id);
      state.letters = [...again, ...state.letters];
      return { waiting: 0, active: 0, failing: 0, failed: again.length, done: jobs.length - again.length };
    },
    adminDiscard({ body, audit }) {
      const { reason, ...choice } = body as DeadLetterChoice & { reason: string };
      const { length: count } = take(choice);
      audit({ count, of: choiceText(choice), reason });
      return { count };
    },
    adminDiscount({ body, audit }) {
      const { domain, percent, starts_at = null, ends_at, note: why, base_version } = body as DiscountRequest;
      const ms = (time: string | null) => (time === null ? null : Date.parse(time));
      const problem = discountProblem({ percent, startsAt: ms(starts_at), endsAt: ms(ends_at) }, now().getTime());
      if (problem !== null) return { status: 'error', message: problem };
      const shop = state.shops.find((other) => other.domain === domain);
      if (shop === undefined) return { status: 'error', message: `There is no shop ${domain}.` };
      if (shop.discount.version !== base_version) {
        const message = 'Somebody has saved another discount meanwhile. Look at it first.';
        return { status: 'error', message, current: toWireDiscount(shop.discount) };
      }
      const saved = { savedAt: now().toISOString(), savedBy: `token ${label} from 192.0.2.1` };
      const discount = {
        percent,
        startsAt: starts_at,
        endsAt: ends_at,
        note: why,
        version: base_version + 1,
        ...saved,
      };
      state.shops = state.shops.map((other) => (other === shop ? { ...shop, discount } : other));
      audit({ domain, percent, starts_at: starts_at ?? '', ends_at: ends_at ?? '', note: why });
      return { status: 'success', message: null };
    },
    adminAudit({ query: { page }, audit }) {
      audit({});
      return { entries: pageOf(state.audit, page), total: state.audit.length };
    },
  };

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
      const text = await readJsonText(request);
      const { query, body } = checkParts(adminEndpoints[name], {
        query: new URL(request.url).searchParams,
        text,
        params,
      });
      const call: Call = {
        query: (query ?? {}) as Call['query'],
        params,
        body: body as never,
        audit: (details) => note(`token ${label}`, name, details),
      };
      return HttpResponse.json(mocks[name](call));
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

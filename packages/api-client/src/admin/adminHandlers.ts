import {
  type AccountOutage,
  type AdminConnection,
  type AdminDiscount,
  type AdminListPart,
  type AdminLongJob,
  type AdminPage,
  type AdminQueue,
  type AdminShop,
  type AuditEntry,
  choiceText,
  type DeadLetter,
  type DeadLetterCause,
  type DeadLetterChoice,
  type RetryOutcome,
} from '@hub/domain/admin';
import { discountProblem } from '@hub/domain/plans';
import { checkParts, type RequestParts } from '../server/checkRequest.ts';
import type { Answer, Handler, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import { type AdminEndpointName, adminEndpoints } from './adminEndpoints.ts';
import { adminRowsPerPage } from './createAdminClient.ts';
import {
  toWireAdminShop,
  toWireCause,
  toWireConnection,
  toWireDeadLetter,
  toWireDiscount,
  toWireOutage,
  toWireLongJob,
  toWireQueue,
} from './toAdmin.ts';

/** New jobs in the reply to a retry, at most. */
const maxNamedJobs = 1_000;

/** What the audit list stores of a call. */
export type AdminDetails = AuditEntry['details'];

/** Dead jobs by queue. */
interface DeadCount {
  queue: string;
  count: number;
}

/** A discount to save over version `baseVersion`. */
export interface NewDiscount extends Pick<AdminDiscount, 'percent' | 'startsAt' | 'endsAt' | 'note'> {
  domain: string;
  baseVersion: number;
}

/** The service as operators see it. */
export interface AdminPort {
  readonly tokenLabel: string;
  readonly now: Date;
  /** Writes to the audit list. */
  note(details: AdminDetails): Answer<void>;
  readQueues(): Answer<{ queues: readonly AdminQueue[]; deadLetters: readonly DeadCount[] }>;
  listOutages(): Answer<readonly AccountOutage[]>;
  listShops(part: AdminListPart & { search: string; isDiscounted: boolean }): Answer<AdminPage<AdminShop>>;
  readShop(domain: string): Answer<{
    shop: AdminShop;
    connections: readonly AdminConnection[];
    queues: readonly AdminQueue[];
    longJobs: readonly AdminLongJob[];
    deadLetters: number;
  } | null>;
  /** `queue` null: those of all queues. */
  listDeadLetters(
    part: AdminListPart & { queue: string | null },
  ): Answer<AdminPage<DeadLetter> & { causes: readonly DeadLetterCause[] }>;
  /** Requeues dead letters and logs it in one transaction; returns the ids of the new jobs. */
  retry(choice: DeadLetterChoice, noteOf: (count: number) => AdminDetails): Answer<readonly string[]>;
  readOutcomes(jobs: readonly string[]): Answer<RetryOutcome>;
  /** Removes dead letters and logs it in one transaction; returns how many. */
  discard(choice: DeadLetterChoice, noteOf: (count: number) => AdminDetails): Answer<number>;
  /** Saves and logs in one transaction; returns a newer saved discount instead, or `null` for an unknown shop. */
  saveDiscount(
    discount: NewDiscount,
    details: AdminDetails,
  ): Answer<{ isSaved: true } | { isSaved: false; current: AdminDiscount | null }>;
  listAudit(part: AdminListPart): Answer<AdminPage<AuditEntry>>;
}

/** Answers an admin call with a valid token. Throws RequestError for an error status. */
export async function answerAdminCall<Name extends AdminEndpointName>(
  name: Name,
  parts: RequestParts,
  port: AdminPort,
): Promise<unknown> {
  const handler: Handler<(typeof adminEndpoints)[Name], AdminPort> = adminHandlers[name];
  return handler({ ...checkParts(adminEndpoints[name], parts), port });
}

/** Every read and change is logged before it is answered. */
const adminHandlers: Handlers<typeof adminEndpoints, AdminPort> = {
  adminSignIn: async ({ port }) => {
    await port.note({});
    return { token_label: port.tokenLabel };
  },
  adminQueues: async ({ port }) => {
    await port.note({});
    const { queues, deadLetters } = await port.readQueues();
    return { queues: queues.map(toWireQueue), dead_letters: [...deadLetters] };
  },
  adminOutages: async ({ port }) => {
    await port.note({});
    return { outages: (await port.listOutages()).map(toWireOutage) };
  },
  adminShops: async ({ port, query: { page, search = '', discounted } }) => {
    await port.note({ page: pageOf(page), search });
    const { rows, total } = await port.listShops({ ...partOf(page), search, isDiscounted: discounted === 'yes' });
    return { total, shops: rows.map(toWireAdminShop) };
  },
  adminShop: async ({ port, params: { domain } }) => {
    await port.note({ domain });
    const found = await port.readShop(domain);
    if (found === null) throw new RequestError(404, unknownShop(domain));
    return {
      shop: toWireAdminShop(found.shop),
      connections: found.connections.map(toWireConnection),
      queues: found.queues.map(toWireQueue),
      long_jobs: found.longJobs.map(toWireLongJob),
      dead_letters: found.deadLetters,
    };
  },
  adminDeadLetters: async ({ port, query: { page, queue } }) => {
    await port.note({ page: pageOf(page), queue: queue ?? '' });
    const { rows, total, causes } = await port.listDeadLetters({ ...partOf(page), queue: queue ?? null });
    return { total, dead_letters: rows.map(toWireDeadLetter), causes: causes.map(toWireCause) };
  },
  adminRetry: async ({ port, body }) => {
    const choice = choiceOf(body);
    const jobs = await port.retry(choice, (count) => ({ count, of: choiceText(choice) }));
    return { count: jobs.length, jobs: jobs.slice(0, maxNamedJobs) };
  },
  adminRetryOutcome: async ({ port, body: { jobs } }) => {
    await port.note({ count: jobs.length });
    return port.readOutcomes(jobs);
  },
  adminDiscard: async ({ port, body }) => {
    const choice = choiceOf(body);
    const { reason } = body;
    return { count: await port.discard(choice, (count) => ({ count, of: choiceText(choice), reason })) };
  },
  adminDiscount: async ({ port, body: { domain, percent, starts_at, ends_at, note, base_version } }) => {
    const [startsAt, endsAt] = [starts_at ?? null, ends_at];
    const days = { startsAt: epochOf(startsAt), endsAt: epochOf(endsAt) };
    const problem = discountProblem({ percent, ...days }, port.now.getTime());
    if (problem !== null) return { status: 'error', message: problem };
    const discount = { domain, percent, startsAt, endsAt, note, baseVersion: base_version };
    const noted = { starts_at: startsAt ?? '', ends_at: endsAt ?? '' };
    const outcome = await port.saveDiscount(discount, { domain, percent, ...noted, note });
    if (outcome.isSaved) return { status: 'success', message: null };
    const { current } = outcome;
    if (current === null) return { status: 'error', message: unknownShop(domain) };
    const message = 'Somebody has saved another discount meanwhile. Look at it first.';
    return { status: 'error', message, current: toWireDiscount(current) };
  },
  adminAudit: async ({ port, query: { page } }) => {
    await port.note({ page: pageOf(page) });
    const { rows, total } = await port.listAudit(partOf(page));
    return { total, entries: [...rows] };
  },
};

function unknownShop(domain: string): string {
  return `There is no shop ${domain}.`;
}

/** From 0. */
function pageOf(page: string | undefined): number {
  return Number(page ?? 0);
}

function partOf(page: string | undefined): AdminListPart {
  return { offset: pageOf(page) * adminRowsPerPage, limit: adminRowsPerPage };
}

function epochOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}

/** The choice, without other fields of the body. */
function choiceOf(body: { ids: readonly string[] } | { queue: string; cause?: string | undefined }): DeadLetterChoice {
  if ('ids' in body) return { ids: body.ids };
  const { queue, cause } = body;
  return cause === undefined ? { queue } : { queue, cause };
}

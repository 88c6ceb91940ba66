import type {
  AccountOutage,
  AdminDiscount,
  AdminPage,
  AdminQueue,
  AdminShop,
  AdminShopDetail,
  AuditEntry,
  DeadLetter,
  DeadLetterCause,
  DeadLetterChoice,
  RetryOutcome,
} from '@hub/domain/admin';
import { checkReply } from '../http/checkReply.ts';
import { type CallOptions, type ChangeOptions, createHttpClient } from '../http/createHttpClient.ts';
import { RejectedError } from '../http/errors.ts';
import { readStatus } from '../http/statusReply.ts';
import { toMessage } from '../http/wireWords.ts';
import { adminEndpoints as endpoints } from './adminEndpoints.ts';
import {
  toAdminShop,
  toCause,
  toConnection,
  toDeadLetter,
  toDiscount,
  toLongJob,
  toOutage,
  toQueue,
} from './toAdmin.ts';

/** Rows per page of shops, dead letters and the audit list. */
export const adminRowsPerPage = 50;

/** `page`: from 0. */
export interface PageOptions extends CallOptions {
  page?: number;
}

/** A discount over the version that was read. */
export type DiscountSave = Pick<AdminDiscount, 'percent' | 'startsAt' | 'endsAt' | 'note'> & {
  domain: string;
  baseVersion: number;
};

/** `newer`: another person saved one, and nothing was done. */
export type DiscountOutcome = { type: 'saved' } | { type: 'newer'; current: AdminDiscount };

/**
 * The calls of the admin area. A wrong token throws SessionExpiredError; too many of them, or a server without an admin
 * area, HttpError 429 and 404.
 */
export interface AdminClient {
  /** Resolves to the token's name in the audit list when it is right. */
  signIn(options?: CallOptions): Promise<string>;
  queues(options?: CallOptions): Promise<AdminQueues>;
  outages(options?: CallOptions): Promise<readonly AccountOutage[]>;
  shops(options?: PageOptions & { search?: string; isDiscounted?: boolean }): Promise<AdminPage<AdminShop>>;
  /** HttpError 404 for an unknown shop. */
  shop(domain: string, options?: CallOptions): Promise<AdminShopDetail>;
  deadLetters(options?: PageOptions & { queue?: string }): Promise<DeadLetterPage>;
  /** Resolves to their number, and the new jobs, at most 1,000. */
  retry(choice: DeadLetterChoice, options?: ChangeOptions): Promise<{ count: number; jobs: readonly string[] }>;
  /** Outcome of jobs, at most 1,000. */
  retryOutcome(jobs: readonly string[], options?: CallOptions): Promise<RetryOutcome>;
  /** Resolves to their number. */
  discard(choice: DeadLetterChoice, reason: string, options?: ChangeOptions): Promise<number>;
  /** Throws RejectedError with the reason for an invalid one. */
  saveDiscount(save: DiscountSave, options?: ChangeOptions): Promise<DiscountOutcome>;
  audit(options?: PageOptions): Promise<AdminPage<AuditEntry>>;
}

export interface AdminQueues {
  queues: readonly AdminQueue[];
  deadLetters: readonly { queue: string; count: number }[];
}

export interface DeadLetterPage extends AdminPage<DeadLetter> {
  causes: readonly DeadLetterCause[];
}

export interface AdminClientOptions {
  /** The page's own origin. */
  origin: string;
  fetch?: typeof fetch;
  /** The admin token. */
  token: string;
  /** Called once the server refuses the token with a 401; each call also throws. */
  onSessionExpired?: () => void;
}

/** One per token. The token is only sent in the header of each call. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { origin, fetch, token, onSessionExpired = () => undefined } = options;
  const http = createHttpClient({
    origin,
    ...(fetch && { fetch }),
    authorization: () => `Bearer ${token}`,
    onSessionExpired,
  });
  const pageQuery = (page = 0) => (page === 0 ? {} : { page: String(page) });

  return {
    async signIn(options = {}) {
      const endpoint = endpoints.adminSignIn;
      return checkReply(endpoint.reply, await http.request(endpoint, options)).token_label;
    },
    async queues(options = {}) {
      const endpoint = endpoints.adminQueues;
      const { queues, dead_letters } = checkReply(endpoint.reply, await http.request(endpoint, options));
      return { queues: queues.map(toQueue), deadLetters: dead_letters };
    },
    async outages(options = {}) {
      const endpoint = endpoints.adminOutages;
      return checkReply(endpoint.reply, await http.request(endpoint, options)).outages.map(toOutage);
    },
    async shops({ page, search, isDiscounted, ...options } = {}) {
      const endpoint = endpoints.adminShops;
      const query = { ...pageQuery(page), ...(search && { search }), ...(isDiscounted && { discounted: 'yes' }) };
      const { shops, total } = checkReply(endpoint.reply, await http.request(endpoint, { ...options, query }));
      return { rows: shops.map(toAdminShop), total };
    },
    async shop(domain, options = {}) {
      const endpoint = endpoints.adminShop;
      const reply = checkReply(endpoint.reply, await http.request(endpoint, { ...options, params: { domain } }));
      return {
        ...toAdminShop(reply.shop),
        connections: reply.connections.map(toConnection),
        queues: reply.queues.map(toQueue),
        longJobs: reply.long_jobs.map(toLongJob),
        deadLetters: reply.dead_letters,
      };
    },
    async deadLetters({ page, queue, ...options } = {}) {
      const endpoint = endpoints.adminDeadLetters;
      const query = { ...pageQuery(page), ...(queue && { queue }) };
      const { dead_letters, total, causes } = checkReply(
        endpoint.reply,
        await http.request(endpoint, { ...options, query }),
      );
      return { rows: dead_letters.map(toDeadLetter), total, causes: causes.map(toCause) };
    },
    async retry(choice, options = {}) {
      const endpoint = endpoints.adminRetry;
      return checkReply(endpoint.reply, await http.request(endpoint, { ...options, body: choice }));
    },
    async retryOutcome(jobs, options = {}) {
      const endpoint = endpoints.adminRetryOutcome;
      return checkReply(endpoint.reply, await http.request(endpoint, { ...options, body: { jobs } }));
    },
    async discard(choice, reason, options = {}) {
      const endpoint = endpoints.adminDiscard;
      const body = { ...choice, reason };
      return checkReply(endpoint.reply, await http.request(endpoint, { ...options, body })).count;
    },
    async saveDiscount({ domain, percent, startsAt, endsAt, note, baseVersion }, options = {}) {
      const endpoint = endpoints.adminDiscount;
      const body = { domain, percent, starts_at: startsAt, ends_at: endsAt, note, base_version: baseVersion };
      const reply = await http.request(endpoint, { ...options, body });
      const { current, message } = checkReply(endpoint.reply, reply);
      if (readStatus(reply) === 'success') return { type: 'saved' };
      if (current !== undefined) return { type: 'newer', current: toDiscount(current) };
      throw new RejectedError(reply, toMessage(message));
    },
    async audit({ page, ...options } = {}) {
      const endpoint = endpoints.adminAudit;
      const request = { ...options, query: pageQuery(page) };
      const { entries, total } = checkReply(endpoint.reply, await http.request(endpoint, request));
      return { rows: entries, total };
    },
  };
}

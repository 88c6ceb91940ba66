import { adminRowsPerPage as rowsPerPage, type DiscountRequest } from '@hub/api-client/admin';
import {
  type PathParams,
  RequestError,
  toWireAdminShop,
  toWireCause,
  toWireConnection,
  toWireDeadLetter,
  toWireDiscount,
  toWireOutage,
  toWireQueue,
} from '@hub/api-client/server';
import {
  addAuditEntry,
  type AuditEntry,
  countDeadLetters,
  type Database,
  type DeadLetterRecord,
  discardDeadLetters,
  findAdminShop,
  inAdmin,
  listAdminShops,
  listAuditEntries,
  listDeadLetters,
  listOutages,
  readAdminShop,
  readJobOutcomes,
  readQueueDepths,
  readShopQueues,
  retryDeadLetters,
  saveDiscount,
} from '@hub/database';
import { choiceText, deadLetterCauses, type DeadLetter, type DeadLetterChoice, isChosen } from '@hub/domain/admin';
import { discountProblem } from '@hub/domain/plans';
import { describeFailure } from '../operations/describeError.ts';

const mostOutages = 5_000;

/** Dead letters that are looked through for their causes; and the new jobs that a retry names. */
const mostLetters = 10_000;
const mostJobs = 1_000;

/** What the audit list keeps of a call. */
export type AdminDetails = Readonly<Record<string, string | number>>;

/** A call of the admin area whose token is right. */
export interface AdminCall {
  database: Database;
  tokenLabel: string;
  now: Date;
  query: Readonly<Record<string, string | undefined>>;
  params: PathParams;
  /** Checked against the schema of the call. */
  body: never;
  /** Writes to the audit list before the answer is sent. */
  audit(details: AdminDetails): Promise<void>;
  entry(details: AdminDetails): Omit<AuditEntry, 'entryId'>;
}

/** What each call of the admin area does, after its token was checked. */
export const adminHandlers = {
  adminSignIn: async ({ tokenLabel, audit }: AdminCall) => {
    await audit({});
    return { token_label: tokenLabel };
  },
  adminQueues: async ({ database, audit }: AdminCall) => {
    await audit({});
    const [queues, dead] = await Promise.all([readQueueDepths(database), countDeadLetters(database)]);
    return {
      queues: queues.map(toWireQueue),
      dead_letters: dead.map(({ queue, jobs }) => ({ queue, count: jobs })),
    };
  },
  adminOutages: async ({ database, audit }: AdminCall) => {
    await audit({});
    const outages = await inAdmin(database, (queries) => listOutages(queries, mostOutages));
    return { outages: outages.map(toWireOutage) };
  },
  adminShops: async ({ database, query: { page, search = '', discounted }, audit }: AdminCall) => {
    await audit({ page: pageOf(page), search });
    const part = { search, isDiscounted: discounted === 'yes', offset: pageOf(page) * rowsPerPage, limit: rowsPerPage };
    const { rows, total } = await inAdmin(database, (queries) => listAdminShops(queries, part));
    return { total, shops: rows.map(toWireAdminShop) };
  },
  adminShop: async ({ database, params: { domain = '' }, audit }: AdminCall) => {
    await audit({ domain });
    const found = await inAdmin(database, (queries) => readAdminShop(queries, domain));
    if (found === null) throw new RequestError(404, `There is no shop ${domain}.`);
    const { queues, deadLetters } = await readShopQueues(database, found.shopId);
    return {
      shop: toWireAdminShop(found.shop),
      connections: found.connections.map(toWireConnection),
      queues: queues.map(toWireQueue),
      dead_letters: deadLetters,
    };
  },
  adminDeadLetters: async ({ database, query: { page, queue }, audit }: AdminCall) => {
    await audit({ page: pageOf(page), queue: queue ?? '' });
    const part = { queue: queue ?? null, offset: pageOf(page) * rowsPerPage, limit: rowsPerPage };
    const all = { queue: queue ?? null, offset: 0, limit: mostLetters };
    const [letters, every, counts] = await Promise.all([
      listDeadLetters(database, part),
      listDeadLetters(database, all),
      countDeadLetters(database),
    ]);
    const counted = counts.filter((count) => queue === undefined || count.queue === queue);
    return {
      total: counted.reduce((sum, { jobs }) => sum + jobs, 0),
      dead_letters: letters.map((letter) => toWireDeadLetter(toDeadLetter(letter))),
      causes: deadLetterCauses(every.map(toDeadLetter)).map(toWireCause),
    };
  },
  adminRetry: async ({ database, body, entry }: AdminCall) => {
    const choice = body as DeadLetterChoice;
    const ids = await chosenIds(database, choice);
    return database.inSystem(async (queries) => {
      const jobs = await retryDeadLetters(queries, ids);
      await addAuditEntry(queries, entry({ count: jobs.length, of: choiceText(choice) }));
      return { count: jobs.length, jobs: jobs.slice(0, mostJobs) };
    });
  },
  adminRetryOutcome: async ({ database, body, audit }: AdminCall) => {
    const { jobs } = body as { jobs: string[] };
    await audit({ count: jobs.length });
    return readJobOutcomes(database, jobs);
  },
  adminDiscard: async ({ database, body, entry }: AdminCall) => {
    const { reason, ...choice } = body as DeadLetterChoice & { reason: string };
    const ids = await chosenIds(database, choice);
    return database.inSystem(async (queries) => {
      const count = await discardDeadLetters(queries, ids);
      await addAuditEntry(queries, entry({ count, of: choiceText(choice), reason }));
      return { count };
    });
  },
  adminDiscount: async ({ database, now, body, entry }: AdminCall) => {
    const { domain, percent, starts_at = null, ends_at, note, base_version } = body as DiscountRequest;
    const startsAt = dateOf(starts_at);
    const endsAt = dateOf(ends_at);
    const days = { startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null };
    const problem = discountProblem({ percent, ...days }, now.getTime());
    if (problem !== null) return { status: 'error', message: problem };
    return inAdmin(database, async (queries) => {
      const shopId = await findAdminShop(queries, domain);
      if (shopId === null) return { status: 'error', message: `There is no shop ${domain}.` };
      const noted = entry({ domain, percent, starts_at: starts_at ?? '', ends_at: ends_at ?? '', note });
      const discount = { percent, startsAt, endsAt, note, baseVersion: base_version };
      if (!(await saveDiscount(queries, shopId, discount, { at: now, by: noted.actor }))) {
        const current = (await readAdminShop(queries, domain))?.shop.discount;
        const message = 'Somebody has saved another discount meanwhile. Look at it first.';
        return { status: 'error', message, ...(current && { current: toWireDiscount(current) }) };
      }
      await addAuditEntry(queries, noted);
      return { status: 'success', message: null };
    });
  },
  adminAudit: async ({ database, query: { page }, audit }: AdminCall) => {
    await audit({ page: pageOf(page) });
    const part = { offset: pageOf(page) * rowsPerPage, limit: rowsPerPage };
    const { rows, total } = await inAdmin(database, (queries) => listAuditEntries(queries, part));
    return {
      total,
      entries: rows.map(({ at, actor, action, details }) => ({ at: at.toISOString(), actor, action, details })),
    };
  },
};

function toDeadLetter({ error, ...letter }: DeadLetterRecord): DeadLetter {
  return { ...letter, cause: error === null ? 'The cause is no longer known.' : describeFailure(error) };
}

/** The dead letters that are meant now; one that somebody else takes before is left out. */
async function chosenIds(database: Database, choice: DeadLetterChoice): Promise<readonly string[]> {
  if ('ids' in choice) return choice.ids;
  const letters = await listDeadLetters(database, { queue: choice.queue, offset: 0, limit: mostLetters });
  return letters
    .map(toDeadLetter)
    .filter((letter) => isChosen(letter, choice))
    .map(({ id }) => id);
}

/** From 0. */
function pageOf(text: string | undefined): number {
  return Number(text ?? 0);
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

import type { AdminDetails, AdminPort } from '@hub/api-client/server';
import type { Database } from '@hub/database';
import {
  addAuditEntry,
  type AuditRecord,
  countDeadLetters,
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
  retryDeadLetters,
  saveDiscount,
} from '@hub/database/admin';
import { readQueueDepths, readShopQueues } from '@hub/database/jobs';
import { deadLetterCauses, type DeadLetter, type DeadLetterChoice, isChosen } from '@hub/domain/admin';
import { describeFailure } from '../operations/describeError.ts';

const mostOutages = 5_000;

/** Dead letters that are searched for their causes. */
const mostLetters = 10_000;

/** An admin call with a valid token. */
export interface AdminCall {
  database: Database;
  tokenLabel: string;
  now: Date;
  /** The entry for the audit log. */
  entry(details: AdminDetails): Omit<AuditRecord, 'entryId'>;
}

export function adminPort({ database, tokenLabel, now, entry }: AdminCall): AdminPort {
  return {
    tokenLabel,
    now,
    note: (details) => inAdmin(database, (queries) => addAuditEntry(queries, entry(details))),
    readQueues: async () => {
      const [queues, dead] = await Promise.all([readQueueDepths(database), countDeadLetters(database)]);
      return { queues, deadLetters: dead.map(({ queue, jobs }) => ({ queue, count: jobs })) };
    },
    listOutages: () => inAdmin(database, (queries) => listOutages(queries, mostOutages)),
    listShops: (part) => inAdmin(database, (queries) => listAdminShops(queries, part)),
    readShop: async (domain) => {
      const found = await inAdmin(database, (queries) => readAdminShop(queries, domain));
      return found && { ...found, ...(await readShopQueues(database, found.shopId)) };
    },
    listDeadLetters: async (part) => {
      const [letters, every, counts] = await Promise.all([
        listDeadLetters(database, part),
        listDeadLetters(database, { queue: part.queue, offset: 0, limit: mostLetters }),
        countDeadLetters(database),
      ]);
      const counted = counts.filter(({ queue }) => part.queue === null || queue === part.queue);
      return {
        rows: letters.map(toDeadLetter),
        total: counted.reduce((sum, { jobs }) => sum + jobs, 0),
        causes: deadLetterCauses(every.map(toDeadLetter)),
      };
    },
    retry: async (choice, noteOf) => {
      const ids = await chosenIds(database, choice);
      return database.inSystem(async (queries) => {
        const jobs = await retryDeadLetters(queries, ids);
        await addAuditEntry(queries, entry(noteOf(jobs.length)));
        return jobs;
      });
    },
    readOutcomes: (jobs) => readJobOutcomes(database, jobs),
    discard: async (choice, noteOf) => {
      const ids = await chosenIds(database, choice);
      return database.inSystem(async (queries) => {
        const count = await discardDeadLetters(queries, ids);
        await addAuditEntry(queries, entry(noteOf(count)));
        return count;
      });
    },
    saveDiscount: ({ domain, startsAt, endsAt, ...discount }, details) =>
      inAdmin(database, async (queries) => {
        const shopId = await findAdminShop(queries, domain);
        if (shopId === null) return { isSaved: false, current: null };
        const noted = entry(details);
        const days = { startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) };
        if (!(await saveDiscount(queries, shopId, { ...discount, ...days }, { at: now, by: noted.actor })))
          return { isSaved: false, current: (await readAdminShop(queries, domain))?.shop.discount ?? null };
        await addAuditEntry(queries, noted);
        return { isSaved: true };
      }),
    listAudit: async (part) => {
      const { rows, total } = await inAdmin(database, (queries) => listAuditEntries(queries, part));
      const entries = rows.map(({ at, actor, action, details }) => ({ at: at.toISOString(), actor, action, details }));
      return { rows: entries, total };
    },
  };
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}

function toDeadLetter({ error, ...letter }: DeadLetterRecord): DeadLetter {
  return { ...letter, cause: error === null ? 'The cause is no longer known.' : describeFailure(error) };
}

/** Ids of the dead letters that the choice currently matches. */
async function chosenIds(database: Database, choice: DeadLetterChoice): Promise<readonly string[]> {
  if ('ids' in choice) return choice.ids;
  const letters = await listDeadLetters(database, { queue: choice.queue, offset: 0, limit: mostLetters });
  return letters
    .map(toDeadLetter)
    .filter((letter) => isChosen(letter, choice))
    .map(({ id }) => id);
}

import { type Database, hasQueueSchema, isMigrated } from '@hub/database';
import type { Readiness } from './Readiness.ts';

const timeLimitMs = 2_000;

/** Whether the database answers in two seconds with the tables of the app and of the job queue. */
export async function checkDatabase(database: Database): Promise<Readiness> {
  const answers = (check: () => Promise<boolean>) =>
    Promise.race([
      check().catch(() => false),
      new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), timeLimitMs).unref()),
    ]);
  const [isReachable, hasTables, hasQueue] = await Promise.all([
    answers(async () => (await database.executeSql('SELECT 1 AS one')).rows.length === 1),
    answers(() => isMigrated(database)),
    answers(() => hasQueueSchema(database)),
  ]);
  return { database: isReachable, migrations: hasTables, queue: hasQueue };
}

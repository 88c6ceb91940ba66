import {
  type Database,
  foldAllOrderCounts,
  deleteOldReplies,
  removeOldNotifications,
  removeOldRuns,
  removeOldSelections,
  vacuumChangedTables,
} from '@hub/database';
import { workflowLimits } from '@hub/domain/workflows';

const dayMs = 86_400_000;
const everyMs = 10 * 60_000;

/** A client retries within minutes; a person may come back to a tab after days. */
const replyDays = 7;

/** A prompt is answered within minutes; a person may come back to a tab the next morning. */
const selectionDays = 1;

/** How long events and mails to staff are kept. */
const notificationDays = 30;

/**
 * Now and then adds up counts, forgets the replies of old requests and old runs of workflows, and tidies the embedded database. Resolves to
 * nothing; call what it returns to end it.
 */
export function maintain(database: Database, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => maintainOnce(database)).catch(onError);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** One round of it. */
export async function maintainOnce(database: Database): Promise<void> {
  await database.inSystem((queries) => deleteOldReplies(queries, replyDays));
  await removeOldRuns(database, new Date(Date.now() - workflowLimits.runDays * dayMs));
  await database.inSystem((queries) =>
    removeOldNotifications(queries, new Date(Date.now() - notificationDays * dayMs)),
  );
  await database.inSystem((queries) => removeOldSelections(queries, new Date(Date.now() - selectionDays * dayMs)));
  await foldAllOrderCounts(database);
  await vacuumChangedTables(database);
}

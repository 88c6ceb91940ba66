import { type Database, vacuumChangedTables } from '@hub/database';
import { deleteOldReplies } from '@hub/database/idempotency';
import { removeOldNotifications } from '@hub/database/notifications';
import { foldAllOrderCounts, removeOldTimelines } from '@hub/database/orders';
import { removeOldSelections } from '@hub/database/selections';
import { removeOldStoreWrites } from '@hub/database/store';
import { removeOldRuns } from '@hub/database/workflows';
import { workflowLimits } from '@hub/domain/workflows';
import { createWatch, inTurn } from '../operations/createWatch.ts';
import { usualHistoryMonths } from '../options/processOptions.ts';

const dayMs = 86_400_000;
const everyMs = 10 * 60_000;

/** A client retries within minutes; a person may return to a tab after days. */
const replyDays = 7;

/** A prompt is answered within minutes; a person may return to a tab the next morning. */
const selectionDays = 1;

/** How long events and mails to staff are kept. */
const notificationDays = 30;

/** How long it stays visible in the database what was written to a store. */
const storeWriteDays = 30;

/** The longest month, so that nothing goes early. */
const monthDays = 31;

/** These read every finished order, so they run four times a day. */
const historyEveryMs = 6 * 60 * 60_000;

interface MaintainOptions {
  historyMonths?: number | undefined;
  /** Receives errors, with the shop's number where there is one. */
  onError(error: unknown, shopId?: number): void;
}

/**
 * Periodically adds up counts, deletes what is older than it is kept, and vacuums the embedded database. Returns a
 * function that stops it.
 */
export function maintain(
  database: Database,
  { historyMonths = usualHistoryMonths, onError }: MaintainOptions,
): () => Promise<void> {
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const steps = inTurn(
    [
      () => database.inSystem((queries) => deleteOldReplies(queries, replyDays)),
      () => removeOldRuns(database, ago(workflowLimits.runDays), onError),
      () => database.inSystem((queries) => removeOldNotifications(queries, ago(notificationDays))),
      () => database.inSystem((queries) => removeOldSelections(queries, ago(selectionDays))),
      () => foldAllOrderCounts(database, onError),
      () => vacuumChangedTables(database),
    ],
    onError,
  );
  const historySteps = inTurn(
    [
      () => removeOldStoreWrites(database, ago(storeWriteDays), onError),
      () => removeOldTimelines(database, ago(historyMonths * monthDays), onError),
    ],
    onError,
  );
  const watches = [
    createWatch(steps, { everyMs, onError }),
    createWatch(historySteps, { everyMs: historyEveryMs, onError }),
  ];
  for (const watch of watches) watch.begin();
  return async () => void (await Promise.all(watches.map((watch) => watch.stop())));
}

import { type Database, vacuumChangedTables } from '@hub/database';
import { deleteOldReplies } from '@hub/database/idempotency';
import { removeOldNotifications } from '@hub/database/notifications';
import { foldAllOrderCounts } from '@hub/database/orders';
import { removeOldSelections } from '@hub/database/selections';
import { removeOldRuns } from '@hub/database/workflows';
import { workflowLimits } from '@hub/domain/workflows';
import { createWatch, inTurn } from '../operations/createWatch.ts';

const dayMs = 86_400_000;
const everyMs = 10 * 60_000;

/** A client retries within minutes; a person may return to a tab after days. */
const replyDays = 7;

/** A prompt is answered within minutes; a person may return to a tab the next morning. */
const selectionDays = 1;

/** How long events and mails to staff are kept. */
const notificationDays = 30;

/**
 * Periodically adds up counts, deletes replies of old requests and old workflow runs, and vacuums the embedded
 * database. `onError` receives errors, with the shop's number where there is one. Returns a function that stops it.
 */
export function maintain(database: Database, onError: (error: unknown, shopId?: number) => void): () => Promise<void> {
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const watch = createWatch(
    inTurn(
      [
        () => database.inSystem((queries) => deleteOldReplies(queries, replyDays)),
        () => removeOldRuns(database, ago(workflowLimits.runDays), onError),
        () => database.inSystem((queries) => removeOldNotifications(queries, ago(notificationDays))),
        () => database.inSystem((queries) => removeOldSelections(queries, ago(selectionDays))),
        () => foldAllOrderCounts(database, onError),
        () => vacuumChangedTables(database),
      ],
      onError,
    ),
    { everyMs, onError },
  );
  watch.begin();
  return watch.stop;
}

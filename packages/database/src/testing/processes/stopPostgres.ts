/** Stops PostgreSQL during a statement. Prints the errors of that statement and the next. */
import { openPGlite } from '../../connection/openEmbedded.ts';

const { client, database } = await openPGlite({});
// PostgreSQL waits for rows that cannot come, and stops.
const results = [client.exec('COPY skus FROM STDIN'), client.query('SELECT 1')];
for (const result of await Promise.allSettled(results))
  process.stdout.write(`${result.status === 'rejected' ? String(result.reason) : 'done'}\n`);
await database.close();

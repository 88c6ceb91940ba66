/** A process in which PostgreSQL ends in the middle of a statement. Prints the errors of that and the next one. */
import { openPGlite } from '../../connection/openEmbedded.ts';

const { client, database } = await openPGlite({});
// PostgreSQL waits for rows that cannot come, and ends.
const results = [client.exec('COPY skus FROM STDIN'), client.query('SELECT 1')];
for (const result of await Promise.allSettled(results))
  process.stdout.write(`${result.status === 'rejected' ? String(result.reason) : 'done'}\n`);
await database.close();

/** Opens a PostgreSQL server, prints the address of a database of it, and keeps it. */
import { openTestServer } from '../openTestServer.ts';

const server = await openTestServer();
process.stdout.write(`${await server.newDatabase()}\n`);
setInterval(() => undefined, 60_000);

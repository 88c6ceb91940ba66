/** Opens a PostgreSQL server, prints the address of one of its databases, and keeps running. */
import { openTestServer } from '../openTestServer.ts';

const server = await openTestServer();
process.stdout.write(`${await server.newDatabase()}\n`);
setInterval(() => undefined, 60_000);

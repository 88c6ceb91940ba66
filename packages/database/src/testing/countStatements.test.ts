import { expect, test } from 'vitest';
import type { Database, Queries } from '../connection/Database.ts';
import { countStatements } from './countStatements.ts';

/** A connection that answers in sequence, on request. */
function slowConnection() {
  const waiting: (() => void)[] = [];
  const session = {
    prepareQuery: () => ({ execute: () => new Promise<void>((resolve) => waiting.push(resolve)) }),
  };
  const queries = { session } as unknown as Queries;
  const database = { inSystem: (work) => work(queries) } as Pick<Database, 'inSystem'> as Database;
  return {
    database,
    ask: () => session.prepareQuery().execute(),
    answer: async (count: number) => {
      for (const resolve of waiting.splice(0, count)) resolve();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('two queries after two others count as two waits, however the answers arrive', async () => {
  const connection = slowConnection();
  const { database, count } = countStatements(connection.database);
  const twice = async () => {
    await connection.ask();
    await connection.ask();
  };
  const work = database.inSystem(async () => {
    await Promise.all([twice(), twice()]);
  });
  await connection.answer(1);
  await connection.answer(2);
  await connection.answer(2);
  await connection.answer(2);
  await work;
  expect(count()).toEqual({ statements: 6, roundTrips: 4 });
});

import { expect, test } from 'vitest';
import type { Database, Queries } from '../connection/Database.ts';
import { countStatements } from './countStatements.ts';

/** A connection that answers, in their order, when it is told to. */
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

test('two questions after two others wait twice, in whichever parts the answers come', async () => {
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

import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be used. The message says why and what to do. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';
}

/** The server cannot be reached, or the connection was lost. A commit in progress may or may not have been done. */
export class DatabaseUnavailableError extends DatabaseError {
  override readonly name: string = 'DatabaseUnavailableError';
}

/**
 * The database is readable but takes no changes, because its disk is full. Nothing was saved; a retry may work once
 * there is space.
 */
export class DatabaseFullError extends DatabaseUnavailableError {
  override readonly name = 'DatabaseFullError';
}

/** SQLSTATE of an error from either driver, including inside the query builder's error; null for any other error. */
export function sqlState(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  }
  return null;
}

/** Network errors, and errors of a server that is shutting down, starting or out of connections. */
const unavailableStates = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '08001', '08004']);
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** Whether an error means that there is no connection to the server, or no longer. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null && unavailableStates.has(state)) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && unavailableCodes.has(current.code)) return true;
    if (
      /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
        current.message,
      )
    )
      return true;
  }
  return false;
}

/** Translates a transaction error for its caller: a DatabaseError that says what to do, or the error itself. */
export function explainError(error: unknown, shortOfSpace: string | null): unknown {
  const thrown = error instanceof DrizzleQueryError ? error.cause : error;
  if (thrown instanceof DatabaseError) return thrown;
  if (isUnavailable(error)) return new DatabaseUnavailableError('The database cannot be reached.', { cause: error });
  const state = sqlState(error);
  if (state === diskFull)
    return new DatabaseFullError(
      'The disk of the database is full. Nothing of it was saved; make room and try again.',
      {
        cause: error,
      },
    );
  if (state === readOnlyTransaction) return new DatabaseFullError(shortOfSpace ?? takesNoChanges, { cause: error });
  return error;
}

const diskFull = '53100';
const takesNoChanges =
  'The database takes no changes, as a server does whose disk is nearly full, or that is a copy. Nothing of it was saved.';
/** Hosting providers make a database read-only before its disk is full; so does the embedded one. */
const readOnlyTransaction = '25006';

/** A deadlock or a serialization failure: nothing was done, and a retry may work. */
export function mayWorkAgain(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40P01' || state === '40001';
}

/** Whether a text was refused for a character that PostgreSQL cannot store: NUL, or half a surrogate pair in JSON. */
export function isUnstorableText(error: unknown): boolean {
  const state = sqlState(error);
  return state === '22021' || state === '22P05';
}

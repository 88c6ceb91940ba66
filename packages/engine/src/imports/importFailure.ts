import { DatabaseUnavailableError } from '@hub/database';
import { ImportFileError } from './ImportFileError.ts';

/** Why an import ended, for people: without the statement and the values that a database error carries. */
export function importFailure(error: unknown): string {
  if (error instanceof ImportFileError) return error.message;
  if (error instanceof DatabaseUnavailableError) return 'We couldn’t reach the database. Start the import again.';
  return `Couldn’t save the orders: ${innermostMessage(error)}.`;
}

function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message.replace(/\.$/, '') : innermostMessage(error.cause);
}

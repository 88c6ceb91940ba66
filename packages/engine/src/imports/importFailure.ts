import { DatabaseUnavailableError } from '@hub/database';
import { message, type Words } from '@hub/domain/messages';
import { ImportFileError } from './ImportFileError.ts';

/** Why an import ended, for people: without the statement and the values that a database error carries. */
export function importFailure(error: unknown): Words {
  if (error instanceof ImportFileError) return error.words;
  if (error instanceof DatabaseUnavailableError) return message('imports.noDatabase');
  return message('imports.notSaved', { reason: innermostMessage(error) });
}

function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message.replace(/\.$/, '') : innermostMessage(error.cause);
}

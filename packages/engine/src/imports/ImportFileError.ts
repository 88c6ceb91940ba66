import { ErrorInWords } from '@hub/domain/messages';

/** The file can't be imported, or not any further. */
export class ImportFileError extends ErrorInWords {
  override readonly name = 'ImportFileError';
}

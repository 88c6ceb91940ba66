import { type Words, wordsText } from '@hub/domain/messages';

/** The file can't be imported, or not any further. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super(wordsText(words), options);
    this.words = words;
  }
}

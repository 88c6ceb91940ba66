/** The file cannot be imported, or not further. The message is for people. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

/** An unusable file of orders. The message has the file and the line. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  readonly file: string;
  /** From 1, header included; `null` when the whole file is wrong. */
  readonly line: number | null;

  constructor(file: string, line: number | null, what: string) {
    super(line === null ? `${file}: ${what}` : `${file}, line ${line}: ${what}`);
    this.file = file;
    this.line = line;
  }
}

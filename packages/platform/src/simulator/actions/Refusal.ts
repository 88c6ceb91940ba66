/** Why an action was refused: an entry of `userErrors`. */
export class Refusal {
  readonly field: readonly string[] | null;
  readonly message: string;
  readonly code: string | null;

  constructor(field: readonly string[] | null, message: string, code: string | null = null) {
    this.field = field;
    this.message = message;
    this.code = code;
  }
}

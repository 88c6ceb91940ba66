/** Thrown by a mock to answer with an error status. */
export class MockHttpError extends Error {
  override readonly name = 'MockHttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The parts of a file in order, each read when the previous one is taken. */
export function streamedParts(parts: AsyncGenerator<string | Uint8Array<ArrayBufferLike>, void>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await parts.return();
    },
  });
}

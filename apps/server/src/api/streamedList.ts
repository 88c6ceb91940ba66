/**
 * The JSON of `{…before, name: [rows], …rest}` as a stream: each part of the rows, a text with commas, is read when the
 * one before is taken, and `rest` is what the generator returns. Resolves with the first part read, so that what fails
 * at once has a status of its own; a later failure breaks the stream off, so that nobody takes a part for the whole.
 */
export async function streamedList(
  name: string,
  parts: AsyncGenerator<string, object>,
  before: object = {},
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const opening = JSON.stringify({ ...before, [name]: [] }).slice(0, -2);
  let next: IteratorResult<string, object> | null = await parts.next();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = next ?? (await parts.next());
      next = null;
      const start = isFirst ? opening : '';
      if (done) {
        const rest = JSON.stringify(value).slice(1);
        controller.enqueue(encoder.encode(`${start}${rest === '}' ? ']}' : `],${rest}`}`));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(`${start}${isFirst ? '' : ','}${value}`));
      isFirst = false;
    },
    async cancel() {
      await parts.return({});
    },
  });
}

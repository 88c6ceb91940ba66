/**
 * Streams the JSON of `{…before, name: [rows], …rest}`. Each part of the rows, text with commas, is read when the
 * previous one is taken; the generator returns `rest`. Resolves once the first part is read, so that an immediate
 * failure gets its own status; a later failure breaks off the stream, so that a part is not mistaken for the whole.
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

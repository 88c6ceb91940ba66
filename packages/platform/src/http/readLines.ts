/** Lines of a stream without the empty ones; null for one longer than `maxLength` characters, after which it ends. */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  maxLength: number,
): AsyncGenerator<string | null, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLength) {
      yield null;
      return;
    }
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}

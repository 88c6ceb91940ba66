/**
 * The same body, but a stream error calls `onError`; the framework would print a stack trace and could end the reply as
 * if complete.
 */
export function abortOnStreamError(
  body: ReadableStream<Uint8Array>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let isCancelled = false;
  return new ReadableStream({
    async pull(controller) {
      const read = await reader.read().catch((error: unknown) => {
        if (!isCancelled) onError(error);
        return { done: true } as const;
      });
      // A reader that disconnects ends the pending read, and this stream is closed by then.
      if (isCancelled) return;
      if (read.done) controller.close();
      else controller.enqueue(read.value);
    },
    cancel: (reason) => {
      isCancelled = true;
      return reader.cancel(reason);
    },
  });
}

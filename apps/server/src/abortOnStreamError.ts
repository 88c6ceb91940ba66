/**
 * The same body, but an error in the stream calls `onBreak`; the framework would print a stack trace and could end the
 * reply as if it were complete.
 */
export function abortOnStreamError(
  body: ReadableStream<Uint8Array>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onError(error);
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * The same body; when it breaks off half way, `onBreak` is told instead of the framework, which would print a stack
 * trace and could end the reply as if it were complete.
 */
export function breakingOff(
  body: ReadableStream<Uint8Array>,
  onBreak: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        onBreak(error);
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

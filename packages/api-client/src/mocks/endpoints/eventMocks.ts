import type { eventEndpoints } from '../../events/eventEndpoints.ts';
import type { Mocks } from '../http/Mock.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

const heartbeatMs = 15_000;

export const eventMocks = {
  events: ({ shop }) => changeStream(shop),
} satisfies Mocks<typeof eventEndpoints>;

/** Server-sent events of a shop until the reader leaves. */
function changeStream(shop: SandboxShop): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      // The first line lets the reader know that it is connected.
      write(': connected\n\n');
      const timer = setInterval(() => write(': heartbeat\n\n'), heartbeatMs);
      const unsubscribe = shop.changes.subscribe((stages) =>
        write(`event: changed\ndata: ${JSON.stringify({ stages, at: new Date().toISOString() })}\n\n`),
      );
      end = () => {
        clearInterval(timer);
        unsubscribe();
      };
    },
    cancel: () => end(),
  });
}

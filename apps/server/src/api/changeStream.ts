import { orderStages } from '@hub/domain/orders';
import type { ShopChanges } from './ShopChanges.ts';

const heartbeatMs = 15_000;
/** Changes within this time are one event: a bulk action is many statements. */
const gatherMs = 200;
/** Pieces for a reader who does not read. One who reads again connects again, and reads everything anew. */
const mostUnread = 100;

/** The server-sent events of a shop (`GET /hub/events`) until the reader leaves or the server stops. */
export function changeStream(changes: ShopChanges, shopId: number): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if ((controller.desiredSize ?? 0) < -mostUnread) close();
        else controller.enqueue(encoder.encode(text));
      };
      let gathered = new Set<string>();
      let timer: NodeJS.Timeout | undefined;
      const send = () => {
        write(`event: changed\ndata: ${JSON.stringify({ stages: [...gathered], at: new Date().toISOString() })}\n\n`);
        gathered = new Set();
        timer = undefined;
      };
      // The first line lets the reader know that it is connected.
      write(': connected\n\n');
      const heartbeat = setInterval(() => write(': heartbeat\n\n'), heartbeatMs);
      const unsubscribe = changes.subscribe(shopId, (stages) => {
        for (const stage of stages ?? orderStages) gathered.add(stage);
        timer ??= setTimeout(send, gatherMs);
      });
      const close = () => {
        end();
        controller.close();
      };
      end = () => {
        clearInterval(heartbeat);
        clearTimeout(timer);
        unsubscribe();
        changes.closed.removeEventListener('abort', close);
      };
      if (changes.closed.aborted) close();
      else changes.closed.addEventListener('abort', close);
    },
    cancel: () => end(),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
}

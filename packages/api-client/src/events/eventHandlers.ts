import { orderStages } from '@hub/domain/orders';
import type { Handlers } from '../server/Handlers.ts';
import type { eventEndpoints } from './eventEndpoints.ts';

const heartbeatMs = 15_000;
/** Changes within this time are one event: a bulk action is many statements. */
const gatherMs = 200;
/** Buffered pieces for a reader that does not read. A reader that reads again reconnects and reloads everything. */
const mostUnread = 100;

/** The changes of a shop. */
export interface EventPort {
  /**
   * Calls `onChange` with the changed stages, first with those of the last ten seconds; `null`: some changes may have
   * been missed. Returns a function that unsubscribes.
   */
  subscribe(onChange: (stages: readonly string[] | null) => void): () => void;
  /**
   * Whether the person may still listen: permissions and staff change while a stream is open. Checked every 15 seconds.
   */
  mayListen(): Promise<boolean>;
  /** Aborts when no more changes come, because the server stops; `null`: it never does. */
  readonly closed: AbortSignal | null;
}

export const eventHandlers = {
  events: async ({ port }) => changeStream(port),
} satisfies Handlers<typeof eventEndpoints, EventPort>;

/** Server-sent events until the reader disconnects, may no longer listen, or the server stops. */
function changeStream({ subscribe, mayListen, closed }: EventPort): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if ((controller.desiredSize ?? 0) < -mostUnread) close();
        else controller.enqueue(encoder.encode(text));
      };
      let hasEnded = false;
      let gathered = new Set<string>();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const send = () => {
        write(`event: changed\ndata: ${JSON.stringify({ stages: [...gathered], at: new Date().toISOString() })}\n\n`);
        gathered = new Set();
        timer = undefined;
      };
      // The first line tells the reader that it is connected.
      write(': connected\n\n');
      const lookAgain = async () => {
        const isAllowed = await mayListen().catch(() => false);
        if (hasEnded) return;
        if (isAllowed) write(': heartbeat\n\n');
        else close();
      };
      const heartbeat = setInterval(() => void lookAgain(), heartbeatMs);
      const unsubscribe = subscribe((stages) => {
        for (const stage of stages ?? orderStages) gathered.add(stage);
        timer ??= setTimeout(send, gatherMs);
      });
      const close = () => {
        end();
        controller.close();
      };
      end = () => {
        hasEnded = true;
        clearInterval(heartbeat);
        clearTimeout(timer);
        unsubscribe();
        closed?.removeEventListener('abort', close);
      };
      if (closed?.aborted) close();
      else closed?.addEventListener('abort', close);
    },
    cancel: () => end(),
  });
}

/** Measures how long the page is blocked. */
export interface BlockWatch {
  start(): void;
  /** Longest block in ms, and peak heap in bytes. */
  stop(): { longest: number; peakHeap: number };
}

/** Chromium's own property, exact with `--enable-precise-memory-info`. */
type MeasuredPerformance = Performance & { memory?: { usedJSHeapSize: number } };

/** Each message posts the next, and the gap between two is a block. The browser reports long tasks only from 50 ms on. */
export function watchBlocks(): BlockWatch {
  const { port1, port2 } = new MessageChannel();
  let isRunning = false;
  let last = 0;
  let longest = 0;
  let peakHeap = 0;
  const take = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    peakHeap = Math.max(peakHeap, (performance as MeasuredPerformance).memory?.usedJSHeapSize ?? 0);
  };
  port1.addEventListener('message', () => {
    if (!isRunning) return;
    take();
    port2.postMessage(null);
  });
  port1.start();

  return {
    start() {
      isRunning = true;
      longest = 0;
      peakHeap = 0;
      last = performance.now();
      port2.postMessage(null);
    },
    stop() {
      take();
      isRunning = false;
      return { longest, peakHeap };
    },
  };
}

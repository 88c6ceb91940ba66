/** Watches how long the page cannot answer. */
export interface BlockWatch {
  start(): void;
  /** The longest time in which nothing else could run, ms, and the largest heap on the way, bytes. */
  stop(): { longest: number; peakHeap: number };
}

/** Chromium's own, exact with `--enable-precise-memory-info`. */
type MeasuredPerformance = Performance & { memory?: { usedJSHeapSize: number } };

/**
 * A message that posts the next one: whatever lies between two of them is a block. The browser's long tasks begin at 50
 * ms only.
 */
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

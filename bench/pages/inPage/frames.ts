/** Watches the frames of a page while it scrolls. */
export interface FrameWatch {
  start(how: { detectsBlanks: boolean }): void;
  /** What has been painted since `start`. */
  stop(): { intervals: number[]; blank: number };
}

/** Where an order has to be, in parts of the window's height; the top is under bars that stay. */
const probeHeights = [0.45, 0.6, 0.75, 0.9];

/** Whether a place of the list shows no row. */
export function isBlank(): boolean {
  return probeHeights.some(
    (part) => !document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part)?.closest('[role="row"]'),
  );
}

/**
 * Milliseconds between frames, and how many frames had a hole. Looking for holes lays the page out once more in each
 * frame, so a run either takes the time or looks.
 */
export function watchFrames(): FrameWatch {
  let intervals: number[] = [];
  let blank = 0;
  let running = 0;
  const afterPaint = new MessageChannel();
  afterPaint.port1.addEventListener('message', () => {
    if (isBlank()) blank += 1;
  });
  afterPaint.port1.start();

  return {
    start({ detectsBlanks }) {
      intervals = [];
      blank = 0;
      let last: number | null = null;
      running += 1;
      const currentRun = running;
      const frame = (now: number) => {
        if (running !== currentRun) return;
        if (last !== null) intervals.push(now - last);
        last = now;
        if (detectsBlanks) afterPaint.port2.postMessage(null);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    stop() {
      running += 1;
      return { intervals, blank };
    },
  };
}

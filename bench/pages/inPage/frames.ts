/** Measures the frames of a page while it scrolls. */
export interface FrameWatch {
  start(how: { detectsBlanks: boolean }): void;
  /** Frames painted since `start`: ms between them, and how many had a gap. */
  stop(): { intervals: number[]; blank: number };
}

/** Heights that must show a row, as parts of the window's height. Sticky bars cover the top. */
const probeHeights = [0.45, 0.6, 0.75, 0.9];

/** Whether one of these heights shows no row. */
export function isBlank(): boolean {
  return probeHeights.some(
    (part) => !document.elementFromPoint(window.innerWidth / 2, window.innerHeight * part)?.closest('[role="row"]'),
  );
}

/**
 * Measures ms between frames and counts frames with gaps. The check for gaps forces another layout in each frame, so a run does one or the
 * other.
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

interface Blanks {
  start(): void;
  stop(): { frames: number; blankFrames: number; longestBlank: number };
  /** Scrolls to this part of the height; resolves to the time until all visible rows are there. */
  jump(part: number): Promise<{ frames: number; ms: number }>;
}

declare global {
  interface Window {
    blanks: Blanks;
  }
}

/** Counts frames in which a visible row is missing. Runs in the page, so it can't use variables outside the function. */
export function watchBlanks(): void {
  const nextFrame = () => new Promise<number>(requestAnimationFrame);
  /** Whether a visible place has a loading row or none. */
  const isBlank = () => {
    const grid = document.querySelector('[role="grid"]');
    const { top, bottom } = grid?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    // Sticky bars cover the rows at the top of the page.
    for (let y = Math.max(top, 200); y < Math.min(bottom, innerHeight); y += 40) {
      const row = document.elementFromPoint(innerWidth / 2, y)?.closest('[role="row"]');
      if (!row || row.getAttribute('aria-busy') === 'true') return true;
    }
    return false;
  };
  let isWatching = false;
  let seen = { frames: 0, blankFrames: 0, longestBlank: 0 };
  window.blanks = {
    start() {
      isWatching = true;
      seen = { frames: 0, blankFrames: 0, longestBlank: 0 };
      let run = 0;
      const look = () => {
        if (!isWatching) return;
        seen.frames += 1;
        run = isBlank() ? run + 1 : 0;
        if (run > 0) seen.blankFrames += 1;
        seen.longestBlank = Math.max(seen.longestBlank, run);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    stop() {
      isWatching = false;
      return seen;
    },
    async jump(part) {
      const page = document.documentElement;
      const began = performance.now();
      window.scrollTo(0, part * (page.scrollHeight - page.clientHeight));
      await nextFrame();
      let frames = 0;
      // The first frame after the jump no longer shows the previous rows.
      for (await nextFrame(); isBlank(); await nextFrame()) {
        frames += 1;
        if (frames > 1_200) throw new Error('No rows came after a jump.');
      }
      return { frames, ms: performance.now() - began };
    },
  };
}

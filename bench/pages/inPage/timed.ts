/** Longest that anything may take; what takes longer is not there, ms. */
const timeoutMs = 30_000;

/**
 * Milliseconds from `act` until the browser has painted what `isDone` waits for. A frame callback runs before its frame
 * is painted, so the clock stops at the callback after the one that found it.
 */
export async function timed(act: () => void, isDone: () => boolean, what: string): Promise<number> {
  const frames = keepDrawing();
  try {
    for (let before = 0; before < 3; before += 1) await frames.next();
    const started = performance.now();
    act();
    do {
      await frames.next();
      if (performance.now() - started > timeoutMs)
        throw new Error(`${what}: not on the screen after ${timeoutMs / 1000} s, so it has no time`);
    } while (!isDone());
    await frames.next();
    return performance.now() - started;
  } finally {
    frames.end();
  }
}

/**
 * A browser that has nothing new to draw waits a sixtieth of a second for its next frame: one pixel that changes keeps
 * it from waiting.
 */
function keepDrawing(): { next(): Promise<unknown>; end(): void } {
  const pixel = document.createElement('i');
  Object.assign(pixel.style, {
    position: 'fixed',
    right: '0',
    bottom: '0',
    width: '1px',
    height: '1px',
    zIndex: '9999',
  });
  document.documentElement.append(pixel);
  let isDark = false;
  return {
    next() {
      isDark = !isDark;
      pixel.style.backgroundColor = isDark ? '#000' : '#fff';
      return new Promise(requestAnimationFrame);
    },
    end: () => pixel.remove(),
  };
}

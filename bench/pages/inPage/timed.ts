/** Ms until a wait fails. */
const timeoutMs = 30_000;

/**
 * Ms from `act` until the browser has painted what `isDone` waits for. Frame callbacks run before their frame is painted, so time stops at
 * the next callback.
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

/** An idle browser waits 1/60 s for its next frame. Changing one pixel prevents that. */
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

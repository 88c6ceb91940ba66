/**
 * Runs it once the browser has painted what is drawn by now, so that nobody who pressed something waits for it. A page
 * that nobody sees paints when it is seen again.
 */
export function afterPaint(run: () => void): void {
  // A frame's callbacks come before its painting, and a timer's after it.
  requestAnimationFrame(() => setTimeout(run));
}

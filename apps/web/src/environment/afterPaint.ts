/**
 * Runs the function after the next paint, so that feedback to a press is not delayed. In a hidden tab it runs when the
 * tab is shown.
 */
export function afterPaint(run: () => void): void {
  // A frame callback runs before the paint, a timer set in it runs after.
  requestAnimationFrame(() => setTimeout(run));
}

let isPlaying = false;

/**
 * Runs while no other frame of this page does: two stories that are played at once take each other's focus, and what one
 * types is lost. Only a story in a frame of a docs page waits.
 */
export async function playAlone(run: () => unknown): Promise<void> {
  // A play function calls that of another story.
  if (isPlaying || !isInDocsPage()) return void (await run());
  // Locks are shared by all windows of an origin; the frames of one page have its name in common.
  await navigator.locks.request(`play in ${window.parent.performance.timeOrigin}`, async () => {
    isPlaying = true;
    try {
      await run();
    } finally {
      isPlaying = false;
    }
  });
}

/** Whether this window is the frame that a docs page draws around one story. */
export function isInDocsPage(): boolean {
  return Boolean(window.frameElement?.closest('.sb-story'));
}

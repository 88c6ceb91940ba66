let isPlaying = false;

/**
 * Runs a function while no other frame of this page runs one. Two stories that play at once take each other's focus, and typed text is
 * lost. Only stories in frames of a docs page wait.
 */
export async function playAlone(run: () => unknown): Promise<void> {
  // A play function may call that of another story.
  if (isPlaying || !isInDocsPage()) return void (await run());
  // All windows of an origin share locks, so the name contains the page's time origin, which its frames have in common.
  await navigator.locks.request(`play in ${window.parent.performance.timeOrigin}`, async () => {
    isPlaying = true;
    try {
      await run();
    } finally {
      isPlaying = false;
    }
  });
}

/** Whether this window is a story's frame on a docs page. */
export function isInDocsPage(): boolean {
  return Boolean(window.frameElement?.closest('.sb-story'));
}

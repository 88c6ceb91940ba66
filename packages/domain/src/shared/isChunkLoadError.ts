/** Where the code of a part of the page cannot be fetched, such as after a newer version of the app. */
export const chunkLoadErrorTexts = {
  text: 'This part of the app could not be loaded. Reload the page to get it.',
  reload: 'Reload',
} as const;

const chunkLoadMessages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether an error says so, in the words of Chromium and Firefox, of Safari, or of the build for a stylesheet: none of
 * them has a type for it. Chromium asks for such a file no second time, so that only a reload helps.
 */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && chunkLoadMessages.test(error.message);
}

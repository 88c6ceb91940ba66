/** Shown when a part of the app cannot be fetched, for instance after a deployment. */
export const chunkLoadErrorTexts = {
  text: 'This part of the app could not be loaded. Reload the page to get it.',
  reload: 'Reload',
} as const;

const chunkLoadMessages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether a dynamic import failed, by the messages of Chromium, Firefox, Safari and the stylesheet loader: there is no
 * error type for it. Chromium caches the failure, so only a reload helps.
 */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && chunkLoadMessages.test(error.message);
}

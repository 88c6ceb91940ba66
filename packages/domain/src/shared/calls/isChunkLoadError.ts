import { inLanguage } from '../../languages/inLanguage.ts';

/** Shown when a part of the app fails to load, for instance after a deployment. */
export const chunkLoadErrorTexts = inLanguage('chunkLoadErrorTexts', {
  text: 'Couldn’t load this part of the app. Reload the page.',
  reload: 'Reload',
});

const chunkLoadMessages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether a dynamic import failed, by the messages of Chromium, Firefox, Safari and the stylesheet loader: there is
 * no error type for it. Chromium caches the failure, so only a reload helps.
 */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && chunkLoadMessages.test(error.message);
}

/**
 * Story parameters for frames on the docs page. Without a frame, a modal dialog would cover the page, and content as tall as the window
 * would have no window.
 */
export const docsInIframe = { docs: { story: { inline: false, height: '560px' } } };

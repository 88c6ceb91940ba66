/**
 * Parameters of stories that the docs page of their component draws in a frame each: a modal dialog would lie over the
 * whole page, and what is as high as the window has no window there.
 */
export const docsInIframe = { docs: { story: { inline: false, height: '560px' } } };

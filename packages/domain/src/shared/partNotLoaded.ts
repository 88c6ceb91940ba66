/** Where the code of a part of the page cannot be fetched, such as after a newer version of the app. */
export const partNotLoaded = { text: 'This part of the app could not be loaded. Reload the page to get it.', reload: 'Reload' } as const;

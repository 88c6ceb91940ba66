/** Of the query: string id of the provider whose form a link opens. */
export const openProviderParameter = 'open';

/** Of the query: 1 where its missing choices are meant. */
export const chooseParameter = 'choose';

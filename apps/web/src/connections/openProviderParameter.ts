/** Query parameter: string id of the provider whose form a link opens. */
export const openProviderParameter = 'open';

/** Query parameter: 1 for its missing choices. */
export const chooseParameter = 'choose';

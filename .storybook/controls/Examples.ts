/** Values by name. Names are letters, digits, blanks and hyphens: they stand in links, where Storybook allows no more. */
export type Examples<T> = Readonly<Record<string, T>>;

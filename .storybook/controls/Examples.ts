/** Values by name. Names have only letters, digits, spaces and hyphens, because Storybook allows no other characters in links. */
export type Examples<T> = Readonly<Record<string, T>>;

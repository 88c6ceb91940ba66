/** Registers a function that runs when `work` has ended. */
export type AtEnd = (end: () => unknown) => void;

/** Runs `work`, then the functions registered with `atEnd`, last one first, even if it throws. */
export async function withCleanUp<T>(work: (atEnd: AtEnd) => Promise<T>): Promise<T> {
  const ends: (() => unknown)[] = [];
  try {
    return await work((end) => ends.push(end));
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

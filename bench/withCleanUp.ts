/** Takes what ends a part of a run. */
export type AtEnd = (end: () => unknown) => void;

/** Runs `work`; what it gave to `atEnd` is called afterwards, from the last to the first, also when it throws. */
export async function withCleanUp<T>(work: (atEnd: AtEnd) => Promise<T>): Promise<T> {
  const ends: (() => unknown)[] = [];
  try {
    return await work((end) => ends.push(end));
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

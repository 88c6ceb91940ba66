/** Does work on each entry, never more than four at once, and resolves when the last is done. `work` must not reject; once aborted it is begun for none. */
export async function fourAtATime<T>(entries: readonly T[], work: (entry: T) => Promise<void>, signal: AbortSignal): Promise<void> {
  const waiting = entries.values();
  const takeOneAfterAnother = async () => {
    for (const entry of waiting) {
      if (signal.aborted) return;
      await work(entry);
    }
  };
  await Promise.all(Array.from({ length: 4 }, takeOneAfterAnother));
}

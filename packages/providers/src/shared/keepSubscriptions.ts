/** A subscription that a 3PL lists. */
interface ListedSubscription {
  /** Null: it cannot be removed. */
  id: string | null;
  address: string;
  /** What it is about, where there is one for each topic; else empty. */
  topic: string;
}

/** Calls of a 3PL about the subscriptions of an account. */
export interface SubscriptionCalls {
  list(): Promise<readonly ListedSubscription[]>;
  remove(id: string): Promise<unknown>;
}

/**
 * Leaves one subscription of each topic at an address. Others of the same path are removed: those that came twice, and
 * those with an older secret in the address. What points elsewhere is not ours.
 */
export async function keepSubscriptions(
  { list, add, remove }: SubscriptionCalls & { add(topic: string): Promise<unknown> },
  address: string,
  topics: readonly string[],
): Promise<void> {
  const listed = await list();
  const kept = new Map<string, ListedSubscription>();
  for (const each of listed)
    if (each.address === address && topics.includes(each.topic) && !kept.has(each.topic)) kept.set(each.topic, each);
  for (const topic of topics) {
    if (!kept.has(topic)) await add(topic);
  }
  const isKept = (each: ListedSubscription) => kept.get(each.topic) === each;
  for (const each of listed.filter((other) => isAtPath(other, address) && !isKept(other)))
    if (each.id !== null) await remove(each.id);
}

/** Removes all subscriptions at the path of an address. */
export async function removeSubscriptions({ list, remove }: SubscriptionCalls, address: string): Promise<void> {
  const listed = await list();
  for (const each of listed.filter((other) => isAtPath(other, address))) if (each.id !== null) await remove(each.id);
}

function isAtPath({ address }: ListedSubscription, other: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(other)) return address === other;
  const [a, b] = [new URL(address), new URL(other)];
  return a.origin === b.origin && a.pathname === b.pathname;
}

/** A subscription in a 3PL's list. */
interface ListedSubscription {
  /** Null when it can't be removed. */
  id: string | null;
  address: string;
  /** Its topic if the 3PL has one subscription per topic; otherwise empty. */
  topic: string;
}

/** A 3PL's calls for an account's subscriptions. */
export interface SubscriptionCalls {
  list(): Promise<readonly ListedSubscription[]>;
  remove(id: string): Promise<unknown>;
}

/**
 * Leaves exactly one subscription per topic at an address. Removes others on the same path: duplicates, and those with
 * an older secret. Other addresses aren't ours.
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

/** Removes all subscriptions on the path of an address. */
export async function removeSubscriptions({ list, remove }: SubscriptionCalls, address: string): Promise<void> {
  const listed = await list();
  for (const each of listed.filter((other) => isAtPath(other, address))) if (each.id !== null) await remove(each.id);
}

function isAtPath({ address }: ListedSubscription, other: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(other)) return address === other;
  const [a, b] = [new URL(address), new URL(other)];
  return a.origin === b.origin && a.pathname === b.pathname;
}

/**
 * The same function, which remembers its newest `most` results: what it is asked for comes from outside, and a process that
 * runs for months keeps none of it for good.
 */
export function rememberFew<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const made = make(key);
    if (known.size >= most) known.delete(known.keys().next().value as Key);
    known.set(key, made);
    return made;
  };
}

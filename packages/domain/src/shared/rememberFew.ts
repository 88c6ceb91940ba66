/**
 * Memoizes a function's newest `most` results. The limit matters because its inputs come from outside and a process
 * runs for months.
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

/** A number from 0 to 1 (exclusive), the same for the same text. FNV-1a with a final mix. */
export function seededRandom(text: string, salt: string): number {
  let hash = mixHash(mixHash(0x811c9dc5, salt), text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Picks an entry the same way. */
export function seededChoice<T>(list: readonly [T, ...T[]], text: string, salt: string): T {
  return list[Math.floor(seededRandom(text, salt) * list.length)] ?? list[0];
}

function mixHash(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

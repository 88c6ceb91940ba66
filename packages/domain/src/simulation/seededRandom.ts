/**
 * A number from 0 up to 1, deterministic per text and question, so that every run agrees on what the source leaves open
 * (FNV-1a with a final mix).
 */
export function seededRandom(text: string, salt: string): number {
  let hash = mixHash(mixHash(0x811c9dc5, salt), text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** An entry of a non-empty list by the same rule. */
export function seededChoice<T>(list: readonly [T, ...T[]], text: string, salt: string): T {
  return list[Math.floor(seededRandom(text, salt) * list.length)] ?? list[0];
}

function mixHash(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

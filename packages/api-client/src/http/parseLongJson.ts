import { createTurns } from './createTurns.ts';

export interface LongJsonOptions {
  /** Shorter texts, in characters, are parsed at once. */
  longFrom?: number;
  /** How much of a long one is parsed at a time, in characters. */
  sliceLength?: number;
  /** The promise rejects with its reason once it is aborted. */
  signal?: AbortSignal | undefined;
}

/** The longest that parsing may hold the page up, ms, but for a slice more. */
const longestBlock = 12;

/**
 * `JSON.parse(text)`, but the long list of an envelope, `{…,"orders":[{…},{…}],…}`, is parsed in slices, between which
 * the page draws and answers. Fails as `JSON.parse` does. Any text that is not such an envelope is parsed at once.
 *
 * A slice ends before a `,` between `}` and `{`. Where that comma does not stand between two rows, but in a text or
 * deeper in a row, the slice leaves something open and cannot be parsed: then no further cut is tried.
 */
export async function parseLongJson(
  text: string,
  { longFrom = 256 * 1024, sliceLength = 512 * 1024, signal }: LongJsonOptions = {},
): Promise<unknown> {
  if (text.length < longFrom) return JSON.parse(text);
  const start = text.indexOf('[{') + 1;
  const head = text.slice(0, start);
  // The list has to be the last thing that is open in the envelope; in any other text the first `[{` stands somewhere
  // else.
  const key = Object.keys(parsed(`${head}]}`) ?? {}).at(-1);
  if (key === undefined) return JSON.parse(text);

  const turn = createTurns(longestBlock, signal);
  const rows: unknown[] = [];
  let taken = start;
  for (let cut = cutAfter(taken + sliceLength); cut > 0; cut = cutAfter(taken + sliceLength)) {
    const slice = parsed(`[${text.slice(taken, cut)}]`);
    if (!Array.isArray(slice)) break;
    for (const row of slice) rows.push(row);
    taken = cut + 1;
    await turn();
  }

  // Stands for the rows that were taken, to know their list again.
  const marker = Math.random();
  const rest = parsed(`${head}${marker},${text.slice(taken)}`) as Record<string, unknown> | undefined;
  const list = rest?.[key];
  // The text is broken further on, or has another list of this name.
  if (rest === undefined || !Array.isArray(list) || list[0] !== marker) return JSON.parse(text);
  for (const row of list.slice(1)) rows.push(row);
  rest[key] = rows;
  return rest;

  /** Place of the comma between two rows, 0 where there is none. */
  function cutAfter(place: number): number {
    return text.indexOf('},{"', place) + 1;
  }
}

/** Undefined for what is not JSON; JSON itself has no undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

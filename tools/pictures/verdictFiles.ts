import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type Verdict, verdicts } from '../../.storybook/changes/Changes.ts';

/** From the root of the repository. */
const verdictFolder = 'pictures/verdicts';

/** Every verdict in the repository, by story id. Throws with the file that cannot be read, and what is wrong with it. */
export function readVerdicts(root: string): ReadonlyMap<string, Verdict> {
  const files = globSync(`${verdictFolder}/*.yaml`, { cwd: root }).toSorted();
  return new Map(
    files.map((file) => [basename(file, '.yaml'), parseVerdict(file, readFileSync(join(root, file), 'utf8'))]),
  );
}

function parseVerdict(file: string, text: string): Verdict {
  const given = (parse(text) ?? {}) as Partial<Record<keyof Verdict, unknown>>;
  const { by, note = '', pictures } = given;
  const verdict = verdicts.find((known) => known === given.verdict);
  if (!verdict) throw new Error(`${file}: "verdict" is one of: ${verdicts.join(', ')}`);
  if (typeof by !== 'string' || by.trim() === '') throw new Error(`${file}: "by" says who looked`);
  if (typeof note !== 'string') throw new Error(`${file}: "note" is a text`);
  if (verdict === 'change wanted' && note.trim() === '') throw new Error(`${file}: "note" says what is wanted`);
  if (!Array.isArray(pictures) || !pictures.every((id) => typeof id === 'string' && /^[0-9a-f]{40}$/.test(id)))
    throw new Error(`${file}: "pictures" lists the ids of those that were looked at`);
  return { verdict, by, note, pictures: pictures as string[] };
}

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type {
  ChangedPicture,
  ChangedStory,
  ChangeReason,
  PictureComparison,
  PictureFile,
  Verdict,
} from '../../.storybook/changes/Changes.ts';
import { runProgram } from '../testing/runProgram.ts';
import { comparePictures } from './comparePictures.ts';
import { languagesFolder, pictureFiles, pictureWidths } from './pictureFiles.ts';

const execute = promisify(execFile);

/** From the root of the repository. */
const pictureFolder = 'pictures';

interface ComparisonOptions {
  /** Of a git repository with `pictures/`. */
  root: string;
  from: string;
  /** Null compares with the files as they are now. */
  to: string | null;
  /** A folder for the pictures. */
  output: string;
  /** By story id. */
  verdicts: ReadonlyMap<string, Verdict>;
}

/** Compares the pictures of two revisions: what is new, what looks different, what is gone, and why. */
export async function changedPictures(options: ComparisonOptions): Promise<PictureComparison> {
  const { root, from, to, output, verdicts } = options;
  const before = await picturesAt(root, from);
  const after = to === null ? picturesNow(root) : await picturesAt(root, to);
  const reasons = await reasonsByPicture(root, from, to ?? 'HEAD');
  await mkdir(output, { recursive: true });

  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name)?.id !== after.get(name)?.id,
  );
  // A story with another name is gone and new, and looks the same.
  const gone = new Set(differing.filter((name) => !after.has(name)).map((name) => before.get(name)?.id));
  const added = new Set(differing.filter((name) => !before.has(name)).map((name) => after.get(name)?.id));
  const isRenamed = (name: string) =>
    after.has(name) ? !before.has(name) && gone.has(after.get(name)?.id) : added.has(before.get(name)?.id);
  const names = differing.filter((name) => !isRenamed(name));
  const stories: ChangedStory[] = [];
  for (const id of [...new Set(names.map(storyOfPicture))].toSorted()) {
    const ofStory = pictureWidths.map((width) => ({ width, name: pictureName(id, width) }));
    const pictures: ChangedPicture[] = [];
    for (const { width, name } of ofStory)
      if (names.includes(name)) pictures.push(await writePictures(width, before.get(name), after.get(name), output));
    const verdict = verdicts.get(id);
    const lookedAt = ofStory.flatMap(({ name }) => after.get(name)?.id ?? []);
    stories.push({
      id,
      change: changeOf(ofStory.map(({ name }) => [before.has(name), after.has(name)])),
      pictures,
      reasons: uniqueReasons(ofStory.flatMap(({ name }) => reasons.get(name) ?? [])),
      verdict: verdict
        ? { ...verdict, isCurrent: lookedAt.toSorted().join() === verdict.pictures.toSorted().join() }
        : null,
      lookedAt,
    });
  }
  const rank = { changed: 0, new: 1, removed: 2 };
  return { from, to, stories: stories.toSorted((one, other) => rank[one.change] - rank[other.change]) };
}

function changeOf(present: readonly (readonly [before: boolean, after: boolean])[]): ChangedStory['change'] {
  if (!present.some(([before]) => before)) return 'new';
  return present.some(([, after]) => after) ? 'changed' : 'removed';
}

/** A picture as git names its content. */
interface StoredPicture {
  id: string;
  read(): Promise<Buffer>;
}

async function picturesAt(root: string, revision: string): Promise<ReadonlyMap<string, StoredPicture>> {
  const list = await runProgram(['git', 'ls-tree', '-r', '-z', revision, '--', pictureFolder], root);
  const pictures = new Map<string, StoredPicture>();
  for (const row of list.split('\0')) {
    const [, id = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.*)$/.exec(row) ?? [];
    const name = nameOfPath(path);
    if (name === null) continue;
    const read = async () =>
      (await execute('git', ['cat-file', 'blob', id], { cwd: root, encoding: 'buffer', maxBuffer: 1 << 26 })).stdout;
    pictures.set(name, { id, read });
  }
  return pictures;
}

function picturesNow(root: string): ReadonlyMap<string, StoredPicture> {
  const files = pictureFiles(join(root, pictureFolder));
  return new Map(
    files
      .names()
      .filter(isEnglish)
      .map((name) => {
        const content = files.read(name) ?? Buffer.alloc(0);
        return [name, { id: blobId(content), read: async () => content }];
      }),
  );
}

/** The id that git gives to this content. */
export function blobId(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

async function reasonsByPicture(
  root: string,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, readonly ChangeReason[]>> {
  const format = '--format=%x00%h%x1f%as%x1f%s%x1f%b%x1f';
  const log = await runProgram(
    ['git', '-c', 'core.quotePath=false', 'log', format, '--name-only', `${from}..${to}`, '--', pictureFolder],
    root,
  );
  const byPicture = new Map<string, ChangeReason[]>();
  for (const record of log.split('\0').slice(1)) {
    const [commit = '', date = '', subject = '', body = '', paths = ''] = record.split('\x1f');
    for (const path of paths.split('\n')) {
      const name = nameOfPath(path);
      if (name === null) continue;
      byPicture.set(name, [...(byPicture.get(name) ?? []), { commit, date, subject, body: body.trim() }]);
    }
  }
  return byPicture;
}

function uniqueReasons(reasons: readonly ChangeReason[]): readonly ChangeReason[] {
  return [...new Map(reasons.map((reason) => [reason.commit, reason])).values()];
}

async function writePictures(
  width: number,
  before: StoredPicture | undefined,
  after: StoredPicture | undefined,
  output: string,
): Promise<ChangedPicture> {
  const [left, right] = [await before?.read(), await after?.read()];
  const comparison = left && right && (await comparePictures(left, right));
  // The differing pixels lie on a faint picture; without loss it would be larger than both.
  const difference =
    comparison && !comparison.isSame ? await sharp(comparison.difference).webp({ quality: 70 }).toBuffer() : undefined;
  return {
    width,
    before: left && before ? await keep(`${before.id}.webp`, left) : null,
    after: right && after ? await keep(`${after.id}.webp`, right) : null,
    difference:
      difference && comparison && !comparison.isSame
        ? { ...(await keep(`${before?.id}-${after?.id}.webp`, difference)), pixels: comparison.pixels }
        : null,
  };

  async function keep(file: string, content: Buffer): Promise<PictureFile> {
    await writeFile(join(output, file), content);
    const size = await sharp(content).metadata();
    return { file, width: size.width, height: size.height };
  }
}

const fileEnding = '.webp';

/** `pictures/screens-orders/default.490.webp` is `screens-orders/default.490`. */
function nameOfPath(path: string): string | null {
  if (!path.startsWith(`${pictureFolder}/`) || !path.endsWith(fileEnding)) return null;
  const name = path.slice(pictureFolder.length + 1, -fileEnding.length);
  return isEnglish(name) ? name : null;
}

/** What changed is shown of the story in English. */
function isEnglish(name: string): boolean {
  return !name.startsWith(languagesFolder);
}

/** `screens-orders/default.490` is of `screens-orders--default`. */
export function storyOfPicture(name: string): string {
  return name.replace('/', '--').replace(/\.\d+$/, '');
}

function pictureName(storyId: string, width: (typeof pictureWidths)[number]): string {
  return pictureFiles(pictureFolder).name(storyId, width);
}

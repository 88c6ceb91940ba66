import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withChangeTags } from '../../.storybook/changes/withChangeTags.ts';
import { runProgram } from '../testing/runProgram.ts';
import { blobId, changedPictures } from './changedPictures.ts';

let root: string;
const git = (...args: readonly string[]) =>
  runProgram(['git', '-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], root);
const shade = (grey: number) =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .webp({ lossless: true })
    .toBuffer();

async function draw(name: string, grey: number): Promise<Buffer> {
  const path = join(root, `pictures/${name}.webp`);
  mkdirSync(dirname(path), { recursive: true });
  const picture = await shade(grey);
  writeFileSync(path, picture);
  return picture;
}

async function commit(...message: readonly string[]): Promise<void> {
  await git('add', '-A');
  await git('commit', '--quiet', ...message.flatMap((part) => ['-m', part]));
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  await git('init', '--quiet', '--initial-branch=main');
  for (const [index, width] of [1040, 490].entries()) {
    await draw(`screens-orders/default.${width}`, 10 + index);
    await draw(`screens-orders/gone.${width}`, 20 + index);
    await draw(`screens-orders/old-name.${width}`, 30 + index);
    await draw(`screens-orders/steady.${width}`, 40 + index);
  }
  await commit('Draw the first screens');
  await git('tag', 'first');
  await draw('screens-orders/default.490', 100);
  await commit('Bring the total nearer', 'It stood too far from its label.');
  for (const width of [1040, 490]) {
    await draw(`screens-orders/added.${width}`, 200);
    await git('rm', '--quiet', `pictures/screens-orders/gone.${width}.webp`);
    await git('mv', `pictures/screens-orders/old-name.${width}.webp`, `pictures/screens-orders/new-name.${width}.webp`);
  }
  await commit('Add a screen and take one away');
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

const compare = (from: string, to: string | null, verdicts = new Map()) =>
  changedPictures({ root, from, to, output: join(root, 'output'), verdicts });

describe('what changed between two revisions', () => {
  test('names what is new, changed and removed, each with its reason; not what is the same under another name', async () => {
    const { stories } = await compare('first', 'main');
    expect(stories.map(({ id, change, reasons }) => [id, change, reasons.map(({ subject }) => subject)])).toEqual([
      ['screens-orders--default', 'changed', ['Bring the total nearer']],
      ['screens-orders--added', 'new', ['Add a screen and take one away']],
      ['screens-orders--gone', 'removed', ['Add a screen and take one away']],
    ]);
    expect(stories[0]?.reasons[0]?.body).toBe('It stood too far from its label.');
  });

  test('has the pictures before and after with their difference, of the width that changed', async () => {
    const { stories } = await compare('first', 'main');
    const written = new Set(readdirSync(join(root, 'output')));
    const [changed, added, gone] = stories.map(({ pictures }) => pictures);
    expect(changed).toMatchObject([{ width: 490, difference: { pixels: 32, width: 8, height: 4 } }]);
    expect(added).toMatchObject([{ before: null, difference: null }, { before: null }]);
    expect(gone).toMatchObject([{ after: null, difference: null }, { after: null }]);
    const files = [added, changed, gone].flatMap(
      (all) => all?.flatMap(({ before, after, difference }) => [before, after, difference]) ?? [],
    );
    expect(files.flatMap((file) => (file && !written.has(file.file) ? file.file : []))).toEqual([]);
  });

  test('a picture that is not committed yet is compared, without a reason', async () => {
    expect((await compare('main', null)).stories).toEqual([]);
    await draw('screens-orders/steady.490', 90);
    const { stories } = await compare('main', null);
    await git('checkout', '--quiet', '--', 'pictures');
    expect(stories.map(({ id, reasons }) => [id, reasons])).toEqual([['screens-orders--steady', []]]);
  });

  test('a verdict counts for the pictures that were looked at, and for no later ones', async () => {
    const pictures = [blobId(await shade(10)), blobId(await shade(100))];
    const verdict = { verdict: 'accepted' as const, by: 'Ada', note: '', pictures };
    const isCurrent = async (given: typeof verdict) =>
      (await compare('first', 'main', new Map([['screens-orders--default', given]]))).stories[0]?.verdict?.isCurrent;
    expect(await isCurrent(verdict)).toBe(true);
    expect(await isCurrent({ ...verdict, pictures: [pictures[0] ?? '', blobId(await shade(11))] })).toBe(false);
  });
});

test('stories of the newest comparison carry a tag, others none', async () => {
  const story = (id: string) => ({ type: 'story' as const, importPath: 'a', exportName: id, __id: id, tags: ['dev'] });
  const indexer = { test: /./, createIndex: async () => [story('a--changed'), story('a--new'), story('a--same')] };
  const changed = (id: string, change: 'new' | 'changed') => ({
    id,
    change,
    pictures: [],
    reasons: [],
    lookedAt: [],
    verdict: null,
  });
  const comparisons = [
    { from: 'v2', to: null, stories: [changed('a--changed', 'changed'), changed('a--new', 'new')] },
    { from: 'v1', to: 'v2', stories: [changed('a--same', 'changed')] },
  ];
  const tagsWith = async (changes: Parameters<typeof withChangeTags>[0]) =>
    (await withChangeTags(changes)(indexer).createIndex('a', { makeTitle: () => '' })).map(({ tags }) => tags);
  expect(await tagsWith({ comparisons })).toEqual([['dev', 'changed'], ['dev', 'new'], ['dev']]);
  expect(await tagsWith(null)).toEqual([['dev'], ['dev'], ['dev']]);
});

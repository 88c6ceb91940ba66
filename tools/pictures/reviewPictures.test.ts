import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PictureFiles, pictureFiles } from './pictureFiles.ts';
import { type Photographer, type ReviewOptions, reviewPictures } from './reviewPictures.ts';

const story = { id: 'screens-orders--default', file: 'apps/web/src/Orders.stories.tsx' };
const names = ['screens-orders/default.1040', 'screens-orders/default.490'];

let folder: string;
let files: PictureFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  files = pictureFiles(join(folder, 'accepted'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shade = (grey: number) =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();

/** Draws every story in one shade; in the next one each time that there are several. */
function photographer(...greys: number[]): Photographer {
  let takes = 0;
  return {
    async open() {},
    async widen() {},
    async hold() {},
    take: () => shade(greys[takes++ % greys.length] ?? 0),
  };
}

function look(options: Partial<ReviewOptions>) {
  return reviewPictures({
    stories: [story],
    files,
    photographers: [photographer(200)],
    evidence: join(folder, 'evidence'),
    isAccepting: false,
    isWhole: true,
    ...options,
  });
}

const kinds = async (options: Partial<ReviewOptions>) =>
  (await look(options)).map(({ name, kind }) => [name, kind]).toSorted();
const kept = () =>
  names.map((name) =>
    ['before', 'after', 'difference'].filter((moment) => existsSync(join(folder, 'evidence', `${name}.${moment}.png`))),
  );

describe('every screen story has its pictures, at 490 and 1040 px', () => {
  test('what was accepted is the same afterwards', async () => {
    expect(await kinds({ isAccepting: true })).toEqual(names.map((name) => [name, 'accepted']));
    expect((await kinds({})).map(([, kind]) => kind)).toEqual(['same', 'same']);
    expect((await kinds({ isAccepting: true })).map(([, kind]) => kind)).toEqual(['same', 'same']);
  });

  test('a changed pixel fails and writes before, after and difference', async () => {
    await look({ isAccepting: true });
    const findings = await look({ photographers: [photographer(199)] });
    expect(findings.map(({ kind, says }) => [kind, says.split(':')[0]])).toEqual([
      ['failed', '32 pixels changed'],
      ['failed', '32 pixels changed'],
    ]);
    expect(kept()).toEqual([
      ['before', 'after', 'difference'],
      ['before', 'after', 'difference'],
    ]);
  });

  test('a story without a picture fails and says how to add one', async () => {
    const findings = await look({});
    expect(findings.map(({ kind }) => kind)).toEqual(['failed', 'failed']);
    expect(findings[0]?.says).toMatch(/no picture yet: .*pnpm test:update-pictures/);
    expect(files.names()).toEqual([]);
    expect(kept()).toEqual([['after'], ['after']]);
  });

  test('a picture without a story fails until it is removed, unless only some stories are looked at', async () => {
    await look({ isAccepting: true });
    expect((await look({ stories: [] })).map(({ name, kind }) => [name, kind]).toSorted()).toEqual(
      names.map((name) => [name, 'failed']).toSorted(),
    );
    expect(await look({ stories: [], isWhole: false })).toEqual([]);
    await look({ stories: [], isAccepting: true });
    expect(files.names()).toEqual([]);
  });

  test('a story that does not end well fails, and nobody can accept it', async () => {
    const broken: Photographer = {
      ...photographer(200),
      async open() {
        throw new Error('Unable to find the dialog');
      },
    };
    const findings = await look({ photographers: [broken], isAccepting: true });
    expect(findings.map(({ kind, says }) => [kind, says])).toEqual(
      names.map(() => ['failed', expect.stringContaining('Unable to find the dialog')]),
    );
    expect(files.names()).toEqual([]);
  });

  test('what moves by itself fails', async () => {
    const findings = await look({ photographers: [photographer(1, 2, 3)], isAccepting: true });
    expect(findings.map(({ says }) => says)).toEqual(names.map(() => expect.stringContaining('does not hold still')));
  });

  test('two share the work', async () => {
    await look({ isAccepting: true });
    expect(await kinds({ photographers: [photographer(200), photographer(200)] })).toHaveLength(2);
  });
});

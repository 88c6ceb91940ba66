import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PictureFiles, pictureFiles } from './pictureFiles.ts';
import { type Screenshotter, type ReviewOptions, reviewPictures } from './reviewPictures.ts';

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
function fakeScreenshotter(...greys: number[]): Screenshotter {
  let captures = 0;
  return {
    async open() {},
    async setWidth() {},
    async waitUntilStable() {},
    capture: () => shade(greys[captures++ % greys.length] ?? 0),
  };
}

function review(options: Partial<ReviewOptions>) {
  return reviewPictures({
    stories: [story],
    files,
    screenshotters: [fakeScreenshotter(200)],
    evidence: join(folder, 'evidence'),
    isUpdating: false,
    isComplete: true,
    ...options,
  });
}

const kinds = async (options: Partial<ReviewOptions>) =>
  (await review(options)).map(({ name, kind }) => [name, kind]).toSorted();
const kept = () =>
  names.map((name) =>
    ['before', 'after', 'difference'].filter((suffix) => existsSync(join(folder, 'evidence', `${name}.${suffix}.png`))),
  );

describe('every screen story has its pictures, at 490 and 1040 px', () => {
  test('what was accepted is the same afterwards', async () => {
    expect(await kinds({ isUpdating: true })).toEqual(names.map((name) => [name, 'accepted']));
    expect((await kinds({})).map(([, kind]) => kind)).toEqual(['same', 'same']);
    expect((await kinds({ isUpdating: true })).map(([, kind]) => kind)).toEqual(['same', 'same']);
  });

  test('a changed pixel fails and writes before, after and difference', async () => {
    await review({ isUpdating: true });
    const findings = await review({ screenshotters: [fakeScreenshotter(199)] });
    expect(findings.map(({ kind, message }) => [kind, message.split(':')[0]])).toEqual([
      ['failed', '32 pixels changed'],
      ['failed', '32 pixels changed'],
    ]);
    expect(kept()).toEqual([
      ['before', 'after', 'difference'],
      ['before', 'after', 'difference'],
    ]);
  });

  test('a story without a picture fails and says how to add one', async () => {
    const findings = await review({});
    expect(findings.map(({ kind }) => kind)).toEqual(['failed', 'failed']);
    expect(findings[0]?.message).toMatch(/no picture yet: .*pnpm test:update-pictures/);
    expect(files.names()).toEqual([]);
    expect(kept()).toEqual([['after'], ['after']]);
  });

  test('a picture without a story fails until it is removed, unless only some stories are compared', async () => {
    await review({ isUpdating: true });
    expect((await review({ stories: [] })).map(({ name, kind }) => [name, kind]).toSorted()).toEqual(
      names.map((name) => [name, 'failed']).toSorted(),
    );
    expect(await review({ stories: [], isComplete: false })).toEqual([]);
    await review({ stories: [], isUpdating: true });
    expect(files.names()).toEqual([]);
  });

  test('a story that fails cannot be accepted', async () => {
    const broken: Screenshotter = {
      ...fakeScreenshotter(200),
      async open() {
        throw new Error('Unable to find the dialog');
      },
    };
    const findings = await review({ screenshotters: [broken], isUpdating: true });
    expect(findings.map(({ kind, message }) => [kind, message])).toEqual(
      names.map(() => ['failed', expect.stringContaining('Unable to find the dialog')]),
    );
    expect(files.names()).toEqual([]);
  });

  test('a story in another language has one picture, of the narrow screen, in the folder of the language', async () => {
    const german = { ...story, language: 'de' };
    expect(await kinds({ stories: [story, german], isUpdating: true })).toEqual(
      [...names, 'languages/de/screens-orders/default.490'].toSorted().map((name) => [name, 'accepted']),
    );
    expect((await kinds({ stories: [story] })).filter(([, kind]) => kind === 'failed')).toHaveLength(1);
  });

  test('what moves by itself fails', async () => {
    const findings = await review({ screenshotters: [fakeScreenshotter(1, 2, 3)], isUpdating: true });
    expect(findings.map(({ message }) => message)).toEqual(
      names.map(() => expect.stringContaining('does not hold still')),
    );
  });

  test('two share the work', async () => {
    await review({ isUpdating: true });
    expect(await kinds({ screenshotters: [fakeScreenshotter(200), fakeScreenshotter(200)] })).toHaveLength(2);
  });
});

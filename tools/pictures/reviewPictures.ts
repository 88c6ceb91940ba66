import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './comparePictures.ts';
import type { PicturedStory } from './picturedStories.ts';
import { type PictureFiles, type PictureWidth, pictureWidths } from './pictureFiles.ts';

/** Draws stories and takes their pictures, one after the other. */
export interface Photographer {
  /** Loads a page with the story, and waits until it has ended well and nothing moves; throws when it does not. */
  open(storyId: string): Promise<void>;
  /** Gives the screen of what is open this width, and the height that it needs. */
  widen(width: PictureWidth): Promise<void>;
  /** A picture of what is open, PNG. */
  take(): Promise<Buffer>;
  /** Watches for half a second that nothing moves. */
  hold(): Promise<void>;
}

export interface Finding {
  /** A picture, as `PictureFiles` names it. */
  name: string;
  kind: 'same' | 'failed' | 'accepted';
  /** What is wrong, or what was accepted; empty for the same picture. */
  says: string;
}

export interface ReviewOptions {
  stories: readonly PicturedStory[];
  files: PictureFiles;
  /** They share the work. */
  photographers: readonly Photographer[];
  /** A folder for the pictures before and after a change, and for their difference. */
  evidence: string;
  /** Takes every change for right instead of failing. A story that does not end well fails all the same. */
  isAccepting: boolean;
  /** Whether `stories` are all: only then is a picture without a story one too many. */
  isWhole: boolean;
  hear?(finding: Finding): void;
}

export const howToAccept = 'look at it with "pnpm storybook", then keep it with "pnpm test:update-pictures"';

/** Compares the pictures of stories with the accepted ones: one finding for each picture that is there or should be. */
export async function reviewPictures({
  stories,
  files,
  photographers,
  evidence,
  isAccepting,
  isWhole,
  hear,
}: ReviewOptions): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const tell = (finding: Finding) => {
    found.push(finding);
    hear?.(finding);
  };
  const queue = stories.values();
  await Promise.all(
    photographers.map(async (photographer) => {
      for (const story of queue) for (const finding of await reviewStory(photographer, story)) tell(finding);
    }),
  );

  const known = new Set(stories.flatMap(({ id }) => pictureWidths.map((width) => files.name(id, width))));
  for (const name of isWhole ? files.names().filter((other) => !known.has(other)) : []) {
    if (isAccepting) files.remove(name);
    tell(
      isAccepting
        ? { name, kind: 'accepted', says: 'removed' }
        : { name, kind: 'failed', says: 'no story belongs to this picture: "pnpm test:update-pictures" removes it' },
    );
  }
  return found;

  /** One load of the page for all widths, widest first: half of the time. */
  async function reviewStory(photographer: Photographer, { id, file }: PicturedStory): Promise<Finding[]> {
    const names = new Map(pictureWidths.map((width) => [width, files.name(id, width)]));
    const findings: Finding[] = [];
    try {
      await photographer.open(id);
      for (const [width, name] of names) {
        await photographer.widen(width);
        findings.push(await review(photographer, name));
        names.delete(width);
      }
      return findings;
    } catch (error) {
      const shown = await photographer.take().catch(() => undefined);
      if (shown) for (const name of names.values()) keep(name, 'after', shown);
      const howFar = shown ? `How far it came is in ${evidence}.` : '';
      const says = `the story (${file}) has no picture to show: ${(error as Error).message}. ${howFar}`;
      return [...findings, ...[...names.values()].map((name): Finding => ({ name, kind: 'failed', says }))];
    }
  }

  async function review(photographer: Photographer, name: string): Promise<Finding> {
    const before = files.read(name);
    const first = await photographer.take();
    if (before && (await comparePictures(before, first)).isSame) return { name, kind: 'same', says: '' };
    const after = await steady(photographer, first);
    const comparison = before && (await comparePictures(before, after));
    if (comparison?.isSame) return { name, kind: 'same', says: '' };
    if (isAccepting) {
      await files.write(name, after);
      return { name, kind: 'accepted', says: comparison ? `${comparison.pixels} pixels changed` : 'added' };
    }
    if (!before || !comparison) {
      keep(name, 'after', after);
      return { name, kind: 'failed', says: `this story has no picture yet: ${howToAccept}` };
    }
    keep(name, 'before', await sharp(before).png().toBuffer());
    keep(name, 'after', after);
    keep(name, 'difference', comparison.difference);
    return {
      name,
      kind: 'failed',
      says: `${comparison.pixels} pixels changed: see ${join(evidence, name)}.{before,after,difference}.png; if the change is meant, ${howToAccept}`,
    };
  }

  function keep(name: string, moment: 'before' | 'after' | 'difference', png: Buffer): void {
    const path = join(evidence, `${name}.${moment}.png`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, png);
  }
}

/** The picture that comes twice in a row. */
async function steady(photographer: Photographer, first: Buffer): Promise<Buffer> {
  let last = first;
  for (let takes = 0; takes < 10; takes += 1) {
    await photographer.hold();
    const next = await photographer.take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('it does not hold still: something in it moves by itself');
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './comparePictures.ts';
import type { PicturedStory } from './picturedStories.ts';
import { type PictureFiles, type PictureWidth, pictureWidths } from './pictureFiles.ts';

/** Draws stories and takes their pictures, one after the other. */
export interface Screenshotter {
  /** Loads a page with the story, and waits until it has ended well and nothing moves; throws when it does not. */
  open(storyId: string, language?: string): Promise<void>;
  /** Gives the screen of what is open this width, and the height that it needs. */
  setWidth(width: PictureWidth): Promise<void>;
  /** A picture of what is open, PNG. */
  capture(): Promise<Buffer>;
  /** Watches for half a second that nothing moves. */
  waitUntilStable(): Promise<void>;
}

export interface Finding {
  /** A picture, as `PictureFiles` names it. */
  name: string;
  kind: 'same' | 'failed' | 'accepted';
  /** What is wrong, or what was accepted; empty for the same picture. */
  message: string;
}

export interface ReviewOptions {
  stories: readonly PicturedStory[];
  files: PictureFiles;
  /** They share the work. */
  screenshotters: readonly Screenshotter[];
  /** A folder for the pictures before and after a change, and for their difference. */
  evidence: string;
  /** Takes every change for right instead of failing. A story that does not end well fails all the same. */
  isUpdating: boolean;
  /** Whether `stories` are all: only then is a picture without a story one too many. */
  isComplete: boolean;
  onFinding?(finding: Finding): void;
}

export const howToAccept = 'look at it with "pnpm storybook", then keep it with "pnpm test:update-pictures"';

/** Compares the pictures of stories with the accepted ones: one finding for each picture that is there or should be. */
export async function reviewPictures({
  stories,
  files,
  screenshotters,
  evidence,
  isUpdating,
  isComplete,
  onFinding,
}: ReviewOptions): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const report = (finding: Finding) => {
    found.push(finding);
    onFinding?.(finding);
  };
  const queue = stories.values();
  await Promise.all(
    screenshotters.map(async (screenshotter) => {
      for (const story of queue) for (const finding of await reviewStory(screenshotter, story)) report(finding);
    }),
  );

  const expectedNames = new Set(stories.flatMap((story) => [...namesOf(story).values()]));
  for (const name of isComplete ? files.names().filter((other) => !expectedNames.has(other)) : []) {
    if (isUpdating) files.remove(name);
    report(
      isUpdating
        ? { name, kind: 'accepted', message: 'removed' }
        : { name, kind: 'failed', message: 'no story belongs to this picture: "pnpm test:update-pictures" removes it' },
    );
  }
  return found;

  /** In another language at the narrowest only, where long words hurt. */
  function namesOf({ id, language }: PicturedStory): Map<PictureWidth, string> {
    const widths = language === undefined ? pictureWidths : pictureWidths.slice(-1);
    return new Map(widths.map((width) => [width, files.name(id, width, language)]));
  }

  /** One load of the page for all widths, widest first: half of the time. */
  async function reviewStory(screenshotter: Screenshotter, story: PicturedStory): Promise<Finding[]> {
    const { id, file, language } = story;
    const names = namesOf(story);
    const findings: Finding[] = [];
    try {
      await screenshotter.open(id, language);
      for (const [width, name] of names) {
        await screenshotter.setWidth(width);
        findings.push(await review(screenshotter, name));
        names.delete(width);
      }
      return findings;
    } catch (error) {
      const screenshot = await screenshotter.capture().catch(() => undefined);
      if (screenshot) for (const name of names.values()) saveEvidence(name, 'after', screenshot);
      const progress = screenshot ? `How far it came is in ${evidence}.` : '';
      const message = `the story (${file}) has no picture to show: ${(error as Error).message}. ${progress}`;
      return [...findings, ...[...names.values()].map((name): Finding => ({ name, kind: 'failed', message }))];
    }
  }

  async function review(screenshotter: Screenshotter, name: string): Promise<Finding> {
    const before = files.read(name);
    const first = await screenshotter.capture();
    if (before && (await comparePictures(before, first)).isSame) return { name, kind: 'same', message: '' };
    const after = await captureStable(screenshotter, first);
    const comparison = before && (await comparePictures(before, after));
    if (comparison?.isSame) return { name, kind: 'same', message: '' };
    if (isUpdating) {
      await files.write(name, after);
      return { name, kind: 'accepted', message: comparison ? `${comparison.pixels} pixels changed` : 'added' };
    }
    if (!before || !comparison) {
      saveEvidence(name, 'after', after);
      return { name, kind: 'failed', message: `this story has no picture yet: ${howToAccept}` };
    }
    saveEvidence(name, 'before', await sharp(before).png().toBuffer());
    saveEvidence(name, 'after', after);
    saveEvidence(name, 'difference', comparison.difference);
    return {
      name,
      kind: 'failed',
      message:
        `${comparison.pixels} pixels changed: see ${join(evidence, name)}.{before,after,difference}.png; if the ` +
        `change is meant, ${howToAccept}`,
    };
  }

  function saveEvidence(name: string, moment: 'before' | 'after' | 'difference', png: Buffer): void {
    const path = join(evidence, `${name}.${moment}.png`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, png);
  }
}

/** The picture that comes twice in a row. */
async function captureStable(screenshotter: Screenshotter, first: Buffer): Promise<Buffer> {
  let last = first;
  for (let attempts = 0; attempts < 10; attempts += 1) {
    await screenshotter.waitUntilStable();
    const next = await screenshotter.capture();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('it does not hold still: something in it moves by itself');
}

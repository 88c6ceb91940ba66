import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** In px, widest first. */
export const pictureWidths = [1040, 490] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The accepted pictures: `pictures/screens-orders-all-orders/default.490.webp`, and in another language
 * `pictures/languages/de/screens-orders-all-orders/default.490.webp`.
 */
export interface PictureFiles {
  /** Path of a picture in the folder, without its ending. */
  name(storyId: string, width: PictureWidth, language?: string): string;
  /** Undefined when there is none. */
  read(name: string): Buffer | undefined;
  /** Keeps a PNG without loss in the smaller WebP: a third of the size. */
  write(name: string, png: Buffer): Promise<void>;
  remove(name: string): void;
  names(): readonly string[];
}

/** In the folder of pictures. */
export const languagesFolder = 'languages/';

const ending = '.webp';

export function pictureFiles(folder: string): PictureFiles {
  const path = (name: string) => join(folder, name + ending);
  return {
    name: (storyId, width, language) =>
      `${language === undefined ? '' : `${languagesFolder}${language}/`}${storyId.replace('--', '/')}.${width}`,
    read(name) {
      try {
        return readFileSync(path(name));
      } catch {
        return undefined;
      }
    },
    async write(name, png) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), await sharp(png).webp({ lossless: true }).toBuffer());
    },
    remove: (name) => rmSync(path(name)),
    names: () =>
      globSync(`**/*${ending}`, { cwd: folder })
        .map((file) => file.slice(0, -ending.length))
        .toSorted(),
  };
}

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** `pixels` is how many differ; `difference` is a PNG that shows them in red. */
export type Comparison = { isSame: true } | { isSame: false; pixels: number; difference: Buffer };

interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Compares two pictures, in whatever format, pixel by pixel: the slightest other shade is a difference, and so is
 * another size.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  const [bitmapBefore, bitmapAfter] = await Promise.all([bitmap(before), bitmap(after)]);
  if (
    bitmapBefore.width === bitmapAfter.width &&
    bitmapBefore.height === bitmapAfter.height &&
    bitmapBefore.data.equals(bitmapAfter.data)
  )
    return { isSame: true };

  const width = Math.max(bitmapBefore.width, bitmapAfter.width);
  const height = Math.max(bitmapBefore.height, bitmapAfter.height);
  const [left, right] = [onCanvas(bitmapBefore, width, height), onCanvas(bitmapAfter, width, height)];
  const differencePixels = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, differencePixels, width, height, { threshold: 0, includeAA: true });
  const difference = await sharp(differencePixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { isSame: false, pixels, difference };
}

async function bitmap(picture: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture in the corner of one of this size, which is transparent where there is none. */
function onCanvas({ data, width: sourceWidth, height: sourceHeight }: Bitmap, width: number, height: number): Buffer {
  const canvas = Buffer.alloc(width * height * 4);
  for (let row = 0; row < sourceHeight; row += 1)
    data.copy(canvas, row * width * 4, row * sourceWidth * 4, (row + 1) * sourceWidth * 4);
  return canvas;
}

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
  const [one, other] = await Promise.all([bitmap(before), bitmap(after)]);
  if (one.width === other.width && one.height === other.height && one.data.equals(other.data)) return { isSame: true };

  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [left, right] = [onCanvas(one, width, height), onCanvas(other, width, height)];
  const drawn = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, drawn, width, height, { threshold: 0, includeAA: true });
  const difference = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { isSame: false, pixels, difference };
}

async function bitmap(picture: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture in the corner of one of this size, which is transparent where there is none. */
function onCanvas({ data, width: own, height: rows }: Bitmap, width: number, height: number): Buffer {
  const canvas = Buffer.alloc(width * height * 4);
  for (let row = 0; row < rows; row += 1) data.copy(canvas, row * width * 4, row * own * 4, (row + 1) * own * 4);
  return canvas;
}

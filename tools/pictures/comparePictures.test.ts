import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';

type Colour = [red: number, green: number, blue: number];

/** A picture of one colour, with single pixels of another. */
function picture(
  width: number,
  height: number,
  other: { at: readonly number[]; colour: Colour } = { at: [], colour: [0, 0, 0] },
) {
  const pixels = Array.from({ length: width * height }, (_, index): Colour =>
    other.at.includes(index) ? other.colour : [240, 240, 240],
  );
  return sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 3 } });
}

/** Where the difference is drawn in full red. */
async function redPixels(difference: Buffer): Promise<number[]> {
  const { data, info } = await sharp(difference).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) =>
    data.subarray(index * 3, index * 3 + 3).equals(Buffer.from([255, 0, 0])),
  );
}

describe('a changed pixel fails', () => {
  test('the same pixels are the same, however they are stored', async () => {
    const drawn = { at: [3], colour: [10, 20, 30] as Colour };
    expect(
      await comparePictures(
        await picture(8, 4, drawn).png().toBuffer(),
        await picture(8, 4, drawn).webp({ lossless: true }).toBuffer(),
      ),
    ).toEqual({ isSame: true });
  });

  test('one pixel, one shade darker in one colour, is a difference, and the only one that is drawn', async () => {
    const found = await comparePictures(
      await picture(8, 4).png().toBuffer(),
      await picture(8, 4, { at: [13], colour: [240, 240, 239] })
        .png()
        .toBuffer(),
    );
    expect(found).toMatchObject({ isSame: false, pixels: 1 });
    expect('difference' in found && (await redPixels(found.difference))).toEqual([13]);
  });

  test('what looks like the soft edge of a letter is a difference too', async () => {
    const letter = { at: [9, 10, 17, 18], colour: [0, 0, 0] as Colour };
    const softer = picture(8, 4, { at: [9, 10, 17, 18, 11, 19], colour: [0, 0, 0] });
    expect(
      await comparePictures(await picture(8, 4, letter).png().toBuffer(), await softer.png().toBuffer()),
    ).toMatchObject({ isSame: false, pixels: 2 });
  });

  test('a higher or wider picture differs by what the other does not cover', async () => {
    const [small, high, wide] = await Promise.all(
      [picture(8, 4), picture(8, 5), picture(10, 4)].map((drawn) => drawn.png().toBuffer()),
    );
    if (!small || !high || !wide) throw new Error('three pictures');
    expect(await comparePictures(small, high)).toMatchObject({ isSame: false, pixels: 8 });
    expect(await comparePictures(wide, small)).toMatchObject({ isSame: false, pixels: 8 });
  });
});

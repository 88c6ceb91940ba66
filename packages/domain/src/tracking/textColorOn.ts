/**
 * Black or white, whichever reads better on the color `#rrggbb`: the contrast is always at least 4.5 to 1 (WCAG 2.2).
 */
export function textColorOn(color: string): '#000000' | '#ffffff' {
  // Above this luminance black has the higher contrast.
  return luminance(color) > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000000' : '#ffffff';
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Widths in px at which Polaris changes its layout, and the narrowest supported width, 320 px. Chosen as `viewport.value:w490`. */
export const viewports = Object.fromEntries(
  [320, 490, 768, 1040, 1440].map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: '900px' },
      type: width < 500 ? 'mobile' : width < 1000 ? 'tablet' : 'desktop',
    } as const,
  ]),
);

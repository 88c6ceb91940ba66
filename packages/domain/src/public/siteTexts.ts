/** Footer of every public page; summarizes the privacy page. */
export const siteTexts = {
  footer: 'These pages set no cookies and load nothing from anybody else.',
} as const;

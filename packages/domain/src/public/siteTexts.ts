/** Footer of every public page; a summary of the privacy page. */
export const siteTexts = {
  footer: 'These pages set no cookies and load nothing from anybody else.',
} as const;

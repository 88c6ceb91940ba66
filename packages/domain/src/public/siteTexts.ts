/** The one sentence at the foot of every public page; the privacy page says the same at length. */
export const siteTexts = {
  footer: 'These pages set no cookies and load nothing from anybody else.',
} as const;

/** The help menu of the frame; ours. */
export const helpTexts = {
  title: 'Help',
  shortcuts: 'Keyboard shortcuts',
  documentation: 'Documentation (new tab)',
  documentationPath: '/learn',
  support: 'Contact support',
} as const;

/** Page with the support contact. */
export const supportPath = '/app/settings/contactus';

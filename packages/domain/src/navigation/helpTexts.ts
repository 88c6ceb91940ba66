import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the frame's help menu. */
export const helpTexts = inLanguage('helpTexts', {
  title: 'Help',
  shortcuts: 'Keyboard shortcuts',
  documentation: 'Documentation (new tab)',
  documentationPath: '/learn',
  support: 'Contact support',
});

/** Page with the support contact. */
export const supportPath = '/app/settings/contactus';

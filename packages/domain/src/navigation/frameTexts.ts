import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the frame around every screen. */
export const frameTexts = inLanguage('frameTexts', {
  noPages: 'No pages yet',
  current: (page: string) => `${page}, current page`,
  tabsOf: (screen: string) => `${screen} tabs`,
  noView: (screen: string) => `You don’t have permission to view “${screen}”`,
  ownerGrants: 'The store owner can give it to you in the store’s own admin.',
  youCanOpen: 'You can open:',
  practice: 'Practice data: nothing here reaches a warehouse',
  save: 'Save',
  discard: 'Discard',
  otherShop: (ofAddress: string, shop: string) =>
    `You opened ${ofAddress}, but you are signed in to ${shop}. Everything here belongs to ${shop}.`,
  openShop: (shop: string) => `Open ${shop}`,
});

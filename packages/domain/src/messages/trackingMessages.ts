import { inLanguage } from '../languages/inLanguage.ts';

export const trackingMessages = inLanguage('trackingMessages', {
  shopName: 'Enter the name your customers know.',
  color: 'Enter a color like #1f5199.',
  heading: 'Enter a heading.',
  email: 'Enter an email address like help@example.com, or leave it empty.',
});

import { inLanguage } from '../../languages/inLanguage.ts';

/** What is loading, as in “Still waiting for the figures”. */
export const loadSubjects = inLanguage('loadSubjects', {
  figures: 'the figures',
  orders: 'the orders',
  shop: 'your shop',
  providers: 'the connected providers',
  lists: 'the lists',
});

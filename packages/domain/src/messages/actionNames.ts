import { inLanguage } from '../languages/inLanguage.ts';

/** Names of the actions of workflows. A message about one of them has its name in it. */
export const actionNames = inLanguage('actionNames', {
  routeToLocation: 'Route to a location',
  routeToProvider: 'Route to a 3PL',
  hold: 'Put on hold',
  review: 'Send to review',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  note: 'Add a note for the warehouse',
  splitBundles: 'Split bundles into their items',
  addItem: 'Add an item',
  swapItem: 'Swap an item',
  setShippingService: 'Set the shipping service',
  setPackage: 'Set the package',
  setInsurance: 'Insure the shipment',
  requireSignature: 'Require a signature',
});

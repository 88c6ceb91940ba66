/** One feature of the product. */
export interface Feature {
  title: string;
  text: string;
  points: readonly string[];
  /** Its page under /learn. */
  path: string;
}

/** Heading above the features, and label of their links. */
export const featureTexts = {
  lead: 'What Fulfillment Hub does today: nothing planned, nothing promised.',
  more: 'How it is done',
  providersTitle: 'The ten providers',
} as const;

/** The features (§1). */
export const features: readonly Feature[] = [
  {
    title: 'Orders by stage',
    text: 'A dashboard counts your orders and opens each stage in place.',
    points: [
      'Six figures at a glance, the workflows that ran and the boxes that were saved among them',
      'Eight lists, from all orders to those that need a review',
      'Filter by order or SKU, for a day, a week, a month, days of your choice or all time',
    ],
    path: '/learn/order-workflows',
  },
  {
    title: 'Ten fulfillment providers',
    text: 'Your store is connected to the warehouses that ship for it, from one screen.',
    points: [
      'One form per provider with just the fields that it asks for',
      'A connection test that tells refused credentials from a provider that is down',
      'Any number of Shipstation accounts',
    ],
    path: '/learn/integration',
  },
  {
    title: 'Problems first',
    text: 'What an order waits for is written on its row.',
    points: [
      'Workflow errors, shipment errors and errors of a provider’s own service, each with its way out',
      'Back orders name the SKUs that are short and what a partial release would send',
      'Holds that can be set and taken back',
    ],
    path: '/learn/clear-errors',
  },
  {
    title: 'Bulk work that tells the truth',
    text: 'Move a whole list, and know afterward what became of each order.',
    points: [
      'The selection says exactly what it covers',
      'Before: how many can take the action, and why the others cannot',
      'Afterward: done, failed or skipped, and a retry for the failed alone',
    ],
    path: '/learn/bulk-actions',
  },
  {
    title: 'Export',
    text: 'Any list, or the results of your filter, as a CSV file.',
    points: [
      'Choose the columns',
      'Times in one declared time zone',
      'Cells are written so that a spreadsheet does not run them as formulas',
    ],
    path: '/learn/export-orders',
  },
  {
    title: 'Roles and permissions',
    text: 'Each member of staff may view or edit section by section.',
    points: [
      'Eight sections, viewing and editing apart',
      'What a person may not use is off and says why',
      'Only people who may edit credentials of providers see them',
    ],
    path: '/learn/staff-permissions',
  },
];

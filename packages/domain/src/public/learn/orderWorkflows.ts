import { learnPictures } from '../learnPictures.ts';
import type { LearnPage } from '../LearnPage.ts';
import { links, note, picture, points, section, steps, terms, text } from '../proseBlocks.ts';

/** Opened by "More Info" of the dashboard (§2). */
export const orderWorkflowsPage: LearnPage = {
  slug: 'order-workflows',
  group: 'Get started',
  title: 'Work through the day’s orders',
  lead: 'The dashboard counts your orders by stage. Here is what each stage means, and how you move an order on.',
  sections: [
    section(
      'Read the dashboard',
      picture(learnPictures.dashboard),
      points(
        'The six figures and the counts of the stages cover the period that you chose; **Last 24h** at first.',
        'A count is colored when it is above zero and waits for a person: **Errors**, **Hold Orders**, **Back ' +
          'Orders** and **Needs User Review**.',
        'The plus beside a stage opens its orders in place. Its title opens the same list on a page of its own.',
      ),
      note('Until a provider is connected, only **All Orders**, **Open Orders** and **Shipped Orders** are shown.'),
    ),
    section(
      'Narrow it down',
      points(
        'Type an order, or choose **Search by SKU** and type a SKU. The filter applies when you pause.',
        'Choose another period. **Custom** applies once you have chosen both the first and the last day.',
        'The time zone beside the period holds for the filter, for every time on the screen and for exports.',
      ),
    ),
    section(
      'What each stage means',
      terms({
        'All Orders': 'Every order of the period, including closed and canceled ones.',
        'Open Orders': 'Not yet sent to a warehouse.',
        'Orders In Fulfillment': 'Sent to a warehouse, not yet shipped.',
        'Shipped Orders': 'On their way to the customer, or arrived.',
        Errors: 'Something failed. Each order says what, and offers the way out.',
        'Hold Orders': 'On hold until someone releases them.',
        'Back Orders': 'Waiting for stock that is short.',
        'Needs User Review': 'Waiting for a person to decide.',
      }),
    ),
    section(
      'Move one order on',
      steps(
        'Open the stage, and the order in it with **Expand**.',
        'Read what is in it. Problems stand first.',
        'Choose an action beside it. The one that is suggested stands out.',
        'Read the question and confirm it. Declining does nothing.',
      ),
      picture(learnPictures.order),
      text(
        'While an action runs, the other actions of that order are off. When it is done, the lists, the counts ' +
          'and the order are read again, and its **Timeline** has a new line.',
      ),
    ),
    section(
      'The steps of an open order',
      terms({
        'Hold Order': 'Keeps it back.',
        'Run Product Workflows': 'Runs the workflows that concern its products.',
        'Run Shipment Workflows': 'Runs those that concern its shipments.',
        'Cancel Partial Shipment': 'Only there when a part of the order has been shipped, or failed to be.',
        'Ship Now': 'Sends it to the warehouse without waiting.',
        'Close Order': 'Ends the order here.',
      }),
      note('Holding an order and releasing it can be undone. Nothing else can, and the app says so before it asks.'),
    ),
    section(
      'Each task on its own page',
      links(
        { title: 'Find an order', path: '/learn/find-an-order' },
        { title: 'Clear errors', path: '/learn/clear-errors' },
        { title: 'Hold an order and release it', path: '/learn/hold-orders' },
        { title: 'Release back orders', path: '/learn/release-back-orders' },
        { title: 'Decide about orders that need a review', path: '/learn/review-orders' },
        { title: 'Move many orders at once', path: '/learn/bulk-actions' },
        { title: 'Take an item out of an order', path: '/learn/remove-items' },
        { title: 'Export orders', path: '/learn/export-orders' },
      ),
    ),
  ],
};

import { learnPictures } from '../learnPictures.ts';
import type { LearnPage } from '../LearnPage.ts';
import { links, note, picture, points, section, steps, terms, text } from '../proseBlocks.ts';

const errorsPage: LearnPage = {
  slug: 'clear-errors',
  group: 'When an order is stuck',
  title: 'Clear errors',
  lead: 'An order in Errors does not move on by itself. Find out why, put it right, and send it on.',
  sections: [
    section(
      'Do it',
      steps(
        'Open **Errors**.',
        'Read the causes above the list. Choosing one shows the orders that it stopped, so that one fix clears many.',
        'Put the cause right: at the provider, in your store, or in the product that the message names.',
        'Open an order and choose the action that fits its label, or **Close Order** if it is not to be sent at all.',
      ),
      picture(learnPictures.errors),
    ),
    section(
      'Three labels, three ways out',
      terms({
        'Workflows Error':
          'One of your workflows failed on the order. **Run now** runs it again. The message, the SKU and how ' +
          'many it requires are in the open order.',
        'Shipment Error': 'The shipment could not be made. **Run Shipment Workflows** tries it again.',
        '3PL API Error':
          'The provider’s own service refused the order. **Move to Open** puts it back among the open orders.',
      }),
    ),
    section(
      'If it fails again',
      points(
        'The message may have changed: read it again.',
        'If many orders of one provider fail, test the connection.',
      ),
      links({ title: 'Connect a warehouse: understand a failed test', path: '/learn/integration' }),
    ),
  ],
};

const holdsPage: LearnPage = {
  slug: 'hold-orders',
  group: 'When an order is stuck',
  title: 'Hold an order and release it',
  lead: 'Keep an order back while something about it is being settled.',
  sections: [
    section(
      'Hold it',
      steps('Open the order in **Open Orders**.', 'Choose **Hold Order** and confirm.'),
      text('It moves to **Hold Orders**. If it was a slip, **Undo** in the message brings it back.'),
    ),
    section(
      'Release it',
      steps(
        'Open **Hold Orders**.',
        'Open the order and choose **Move to Open**; or select several and choose **Move to Open** above the list.',
      ),
      picture(learnPictures.holds),
      text('They are open again and go on from there. **Undo** puts them back on hold.'),
    ),
    section(
      'Or end it',
      text('**Close Order** ends an order that is not to be sent. It cannot be undone.'),
      note('**Close Order** is off for staff who may not edit **Insights**.'),
    ),
  ],
};

const backOrdersPage: LearnPage = {
  slug: 'release-back-orders',
  group: 'When an order is stuck',
  title: 'Release back orders',
  lead: 'Stock has arrived, or part of the order can ship.',
  sections: [
    section(
      'See what is short',
      text(
        'Open **Back Orders**. Each row names the SKUs that are short and how many. Where a part can go, it says ' +
          'what a partial release would send.',
      ),
      picture(learnPictures.backOrders),
    ),
    section(
      'Release one order',
      steps(
        'Open the order.',
        'Choose **Move to Open** to release all of it, or **Move to Open Partially** to release what is there.',
        'Confirm.',
      ),
      note('**Move to Open Partially** is only there for orders of which a part can go.'),
    ),
    section(
      'Release several',
      steps(
        'Select the orders.',
        'Choose in the list beside them whether they go to open orders as a whole or partially. The choice counts them.',
        'Confirm with **Apply** and read the prompt.',
      ),
      text('An order that cannot be released in part is named in the prompt before anything is sent.'),
    ),
  ],
};

const reviewPage: LearnPage = {
  slug: 'review-orders',
  group: 'When an order is stuck',
  title: 'Decide about orders that need a review',
  lead: 'These orders wait for a person. Look at each, then send it, open it or close it.',
  sections: [
    section(
      'One by one',
      steps(
        'Open **Needs User Review**.',
        'Open an order and read what is in it, what was triggered and what is newly eligible.',
        'Choose **Ship Now** to send it to the warehouse, or **Close Order** to end it.',
      ),
      picture(learnPictures.review),
    ),
    section(
      'Many at once',
      steps(
        'Select them, or all of them.',
        'Choose **Move to Open**, **Move to Close** or **Ship Now** above the list.',
      ),
      text('Long queues come page by page; the page number stands between the two arrows.'),
      links({ title: 'Move many orders at once', path: '/learn/bulk-actions' }),
    ),
  ],
};

/** Pages about each stage that waits for something. */
export const stuckPages: readonly LearnPage[] = [errorsPage, holdsPage, backOrdersPage, reviewPage];

import { learnPictures } from '../learnPictures.ts';
import type { LearnPage } from '../LearnPage.ts';
import { links, note, picture, points, section, steps, terms, text } from '../proseBlocks.ts';

const findPage: LearnPage = {
  slug: 'find-an-order',
  group: 'Every day',
  title: 'Find an order',
  lead: 'A customer calls with an order number, or you look for every order that contains a product.',
  sections: [
    section(
      'From any screen',
      steps(
        'Go to **Find an order** in the top bar. The keys Ctrl and K, on a Mac Command and K, bring you there from everywhere.',
        'Type the order’s number or a SKU. The search begins when you pause, or when you press Enter.',
        'Choose an order. It opens with its details, in the list that says where it stands.',
      ),
      picture(learnPictures.find),
      text('This searches all orders, not just the period on the screen.'),
    ),
    section(
      'Within a list',
      points(
        '**Filter Orders** narrows down the list that you are in, within the chosen period.',
        'Choose **Search by Order** or **Search by SKU** beside it.',
      ),
    ),
    section(
      'If it is not found',
      points(
        'Check the number in your store’s admin; the number sign in front makes no difference.',
        'In a list, choose the period **All**: an order from last month is not among those of the last day.',
      ),
    ),
  ],
};

const bulkPage: LearnPage = {
  slug: 'bulk-actions',
  group: 'Every day',
  title: 'Move many orders at once',
  lead: 'Select orders, or all that match, and move them in one go. You see beforehand what will happen, and afterward what happened.',
  sections: [
    section(
      'Do it',
      steps(
        'Open the list of a stage.',
        'Select orders by their checkboxes, or the whole list with the checkbox above them. The words beside it say what is selected.',
        'Choose what to do: **Ship Now**, **Move to Open** or **Move to Close**, as the stage has them.',
        'Read the prompt and confirm it.',
      ),
      picture(learnPictures.prompt),
    ),
    section(
      'What the prompt tells you',
      points(
        'How many orders you selected, and how many of them can take the action.',
        'Why the others cannot, grouped by reason. You decide whether to go on with all of them or only with those that can.',
        'Orders that arrive while the prompt is open are not included. What is sent is what you were promised.',
      ),
    ),
    section(
      'Afterward',
      points(
        'Each order is listed as done, failed, skipped or not known, with the reason.',
        'What failed stays selected, and can be sent again by itself.',
        'Where the answer was lost, **Check and send again** looks at the list first. Orders that have left it count as done.',
        'Orders released from hold can be put back on hold with **Undo**.',
      ),
    ),
    section(
      'Which list has which actions',
      points(
        '**Open Orders** and **Orders In Fulfillment**: **Ship Now**, **Move to Close**.',
        '**Hold Orders** and **Needs User Review**: **Move to Open**, **Move to Close**, **Ship Now**.',
        '**Back Orders**: a choice of its own, see below.',
        '**All Orders**, **Shipped Orders** and **Errors**: none.',
      ),
      links({ title: 'Release back orders', path: '/learn/release-back-orders' }),
    ),
  ],
};

const removalPage: LearnPage = {
  slug: 'remove-items',
  group: 'Every day',
  title: 'Take an item out of an order',
  lead: 'A customer changed their mind, or one piece is damaged: take it out before the order goes to the warehouse.',
  sections: [
    section(
      'Do it',
      steps(
        'Open the order in **Open Orders**.',
        'At the line item, enter how many to take out: from 1 to as many as are left to send.',
        'Choose **Remove item from order** and confirm.',
      ),
      picture(learnPictures.removal),
      note('This cannot be undone.'),
    ),
    section(
      'When it is not offered',
      points(
        'The item has been sent to the warehouse already.',
        'It is canceled already.',
        'The order is in another list: only open orders can be changed.',
      ),
      text('Where only one piece is left there is nothing to choose, so there is a link instead of a number.'),
    ),
  ],
};

const exportPage: LearnPage = {
  slug: 'export-orders',
  group: 'Every day',
  title: 'Export orders',
  lead: 'Get a list as a CSV file for your spreadsheet or your accountant.',
  sections: [
    section(
      'Do it',
      steps(
        'Choose **Export** on the dashboard or in a list.',
        'Choose what to export: one of the eight lists as a whole, or **Custom Search** with the filter that you set.',
        'Choose the columns and confirm with **Export**.',
      ),
      picture(learnPictures.export),
      text('A long export goes on while you work, and can be canceled. Leaving the page ends it.'),
    ),
    section(
      'The file',
      points(
        'It is named after what you chose, such as OPEN_ORDERS.csv, and comes with a note that says what it was filtered by.',
        'Times are in the time zone that the dialog names.',
        'A cell that a spreadsheet might run as a formula gets an apostrophe in front.',
      ),
    ),
    section(
      'If it is off or empty',
      points(
        'You need edit permission for **Dashboard**.',
        '**Orders does not found!** means that nothing matched: choose another list or a longer period.',
      ),
    ),
  ],
};

const viewsPage: LearnPage = {
  slug: 'saved-views',
  group: 'Every day',
  title: 'Keep a filter as a view',
  lead: 'You look at the same orders every morning: keep period, filter and sort under a name.',
  sections: [
    section(
      'Do it',
      steps(
        'Open the list of a stage and set the filter, the period and the sort.',
        'Choose **Save view** and give it a name.',
        'From then on choose it beside **View**. **Standard** leads back to how the list began.',
      ),
      picture(learnPictures.views),
    ),
    section(
      'Change it or remove it',
      text(
        'Choose the view first. **Rename** and **Delete** then stand beside it. Deleting a view leaves the list as it is.',
      ),
    ),
    section(
      'Who has it',
      note(
        'Views are kept in the browser that saved them, for this shop. Other people and other devices do not see them.',
      ),
    ),
  ],
};

const keyboardPage: LearnPage = {
  slug: 'keyboard-shortcuts',
  group: 'Every day',
  title: 'Work by keyboard',
  lead: 'Everything can be reached by keyboard, and what is done often has a key of its own.',
  sections: [
    section(
      'See all keys',
      text(
        'Press the question mark, or choose **Keyboard shortcuts** under **Help**. The sheet lists every key that works where you are.',
      ),
      picture(learnPictures.shortcuts),
    ),
    section(
      'The most useful',
      terms({
        'Ctrl K, ⌘ K': 'Find an order.',
        '/': 'Go to the filter of the list; Escape leads back.',
        'j and k': 'Next and previous order. An open order makes way for the next.',
        'o or Enter': 'Open the order, or close it.',
        x: 'Select or deselect the order.',
        a: 'Select all, or none.',
      }),
    ),
    section(
      'Switch them off',
      text(
        'If single keys get in your way, because you dictate for instance, switch them off in the sheet. This ' +
          'browser remembers it. Keys together with Ctrl or Command stay.',
      ),
    ),
  ],
};

/** Daily tasks. */
export const dailyPages: readonly LearnPage[] = [findPage, bulkPage, removalPage, exportPage, viewsPage, keyboardPage];

import type { Picture } from './Article.ts';

/** Every picture of the learn pages. `tools/learnPictures.ts` takes them of the sandbox, in these sizes. */
export const learnPictures = {
  directory: shown('directory', 720, 460, 'The App Directory: a card for each fulfillment provider, one of them open with its form, Save and Test Connection.'),
  dashboard: shown('dashboard', 720, 540, 'The dashboard: the filter row, six figures, and a row for each stage with its count.'),
  order: shown('order', 720, 540, 'An open order in the Open Orders list: its line items on the left, what can be done and the flows on the right.'),
  find: shown('find', 720, 360, 'The field Find an order in the top bar with an order number typed, and the orders that were found below it.'),
  errors: shown('errors', 720, 460, 'The Errors list: what went wrong by cause above, and the reason on the row of each order.'),
  holds: shown('holds', 720, 360, 'The Hold Orders list with two orders selected and the buttons Move to Open, Move to Close and Ship Now.'),
  backOrders: shown('back-orders', 720, 460, 'The Back Orders list: each row names the SKUs that are short and what a partial release would send.'),
  review: shown('review', 720, 360, 'The Needs User Review list with its select-all checkbox and its filter.'),
  prompt: shown('prompt', 720, 460, 'The prompt before a bulk action: how many orders are selected and what will be done.'),
  removal: shown('removal', 720, 360, 'A line item of an open order with a quantity and Remove item from order.'),
  export: shown('export', 720, 540, 'The export dialog: a choice of what to export and of the columns.'),
  billing: shown('billing', 720, 460, 'The Billing tab of Settings with the current plan and the plans above it.'),
  staff: shown('staff', 720, 460, 'The User management tab of Settings with the sections a person may view and edit.'),
} as const satisfies Record<string, Picture>;

export type LearnPictureName = keyof typeof learnPictures;

function shown(file: string, width: number, height: number, alt: string): Picture {
  return { src: `/learn/${file}.png`, width, height, alt };
}

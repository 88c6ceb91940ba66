import type { Picture } from './Article.ts';

/** Width of the app's content on a 1040 px screen. */
const width = 800;

/** Every learn page picture; `tools/learn/learnPictures.ts` takes them from the sandbox in these sizes. */
export const learnPictures = {
  directory: learnPicture(
    'directory',
    560,
    'Two cards of the App Directory. The one of Info Plus is open: its fields, Status, Save and Test Connection.',
  ),
  dashboard: learnPicture(
    'dashboard',
    700,
    'The dashboard: a filter row, six figures, and a row for each stage with its count.',
  ),
  order: learnPicture(
    'order',
    600,
    'An open order in the list Open Orders: its items on the left, its steps, flows and timeline on the right.',
  ),
  find: learnPicture(
    'find',
    320,
    'The field Find an order in the top bar with an order number typed, and the orders that were found below it.',
  ),
  errors: learnPicture(
    'errors',
    560,
    'The list Errors: what went wrong by cause above, and the reason on the row of each order.',
  ),
  holds: learnPicture(
    'holds',
    420,
    'The list Hold Orders with two orders selected, and the buttons Move to Open, Move to Close and Ship Now.',
  ),
  backOrders: learnPicture(
    'back-orders',
    520,
    'The list Back Orders: each row names the SKUs that are short and what a partial release would send.',
  ),
  review: learnPicture(
    'review',
    480,
    'The list Needs User Review with a checkbox for all, a filter, and the buttons for what is selected.',
  ),
  prompt: learnPicture(
    'prompt',
    480,
    'The prompt before a bulk action: how many orders are selected, and what will be done with them.',
  ),
  removal: learnPicture(
    'removal',
    360,
    'Items of an open order, each with a quantity and the words Remove item from order.',
  ),
  export: learnPicture('export', 640, 'The dialog Export orders: what to export, and which columns.'),
  views: learnPicture('views', 360, 'A list with a filter set, Not saved beside View, and the button Save view.'),
  shortcuts: learnPicture(
    'shortcuts',
    560,
    'The sheet Keyboard shortcuts with the keys that work in a list of orders.',
  ),
  billing: learnPicture(
    'billing',
    440,
    'The tab Billing of Settings: the two plans with their prices and what is in them; the one that the store has is marked.',
  ),
  staff: learnPicture(
    'staff',
    580,
    'The tab Users of Settings: your role, and for each section whether you may view and edit it.',
  ),
} as const satisfies Record<string, Picture>;

export type LearnPictureName = keyof typeof learnPictures;

function learnPicture(file: string, height: number, alt: string): Picture {
  return { src: `/learn/${file}.png`, width, height, alt };
}

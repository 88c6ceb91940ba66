import { learnPictures } from '../learnPictures.ts';
import type { LearnPage } from '../LearnPage.ts';
import { links, note, picture, points, section, steps, terms, text } from '../proseBlocks.ts';

const billingPage: LearnPage = {
  slug: 'plans-and-billing',
  group: 'Your shop',
  title: 'Choose or change your plan',
  lead: 'Growth and Elite are billed by the month. You choose in the app, and confirm before anything is bought.',
  sections: [
    section(
      'Do it',
      steps(
        'Open **Settings** and choose **Billing**.',
        'Compare the plans. Yours is marked **Current plan**.',
        'Choose one above yours. A page opens on which you confirm it; until then nothing is bought.',
        'Come back to the app. If it still shows the old plan, reload it.',
      ),
      picture(learnPictures.billing),
      links({ title: 'Prices and what is in each plan', path: '/pricing' }),
    ),
    section(
      'When the app asks you to upgrade',
      text(
        'Below Growth, the settings of a provider cannot be saved. The offer then opens when you choose **Save**, ' +
          'and once by itself when you open the app.',
      ),
      points(
        '**See all pricing options** leads to **Billing**.',
        'Close the offer to go on without: you can still test connections and work with orders.',
      ),
    ),
    section(
      'If it does not work',
      text(
        'The reason is in the message. If no page opens to confirm the plan, nothing was bought; try again, or ask the store owner.',
      ),
    ),
  ],
};

const staffPage: LearnPage = {
  slug: 'staff-permissions',
  group: 'Your shop',
  title: 'Understand what your staff may do',
  lead: 'Each member of staff may view or edit eight sections. The owner may do everything.',
  sections: [
    section(
      'See it',
      steps('Open **Settings** and choose **Users**.'),
      picture(learnPictures.staff),
      note('This shows the permissions that the server gave for you. Changing them is not part of this app.'),
    ),
    section(
      'What viewing and editing mean',
      points(
        'Without viewing, a screen is not in the menu, and its address leads to the dashboard.',
        'With viewing alone, everything can be read. Buttons that change something are off and say why.',
        'Staff for whom nobody saved permissions may do everything.',
      ),
    ),
    section(
      'What each section opens',
      terms({
        Dashboard: 'Viewing: the dashboard and the lists of orders. Editing: actions on orders, and exports.',
        Workflows: 'The workflows.',
        'Inventory Overview': 'The inventory.',
        'Apps & Integrations': 'Viewing: which providers are connected. Editing: their settings and credentials.',
        'Store Settings': 'The settings, billing among them, and the steps of setting up.',
        Locations: 'Fulfillment: batching, locations and routing; and the batch status among the settings.',
        'Application Tracking': 'The reports under Insights.',
        Insights: 'Editing: closing orders, one by one and in bulk.',
      }),
    ),
    section(
      'If something is off',
      text(
        'Go to the button with the mouse or the keyboard: it says which permission is missing. Ask the store ' +
          'owner for it, and reopen the app once it is granted.',
      ),
    ),
  ],
};

/** Pages about the shop as a whole. */
export const shopPages: readonly LearnPage[] = [billingPage, staffPage];

import { links, section, text } from './proseBlocks.ts';
import type { Article } from './Article.ts';

/** `/passwordReset` is text only: no call exists for it (contract). */
export const passwordResetPage: Article = {
  title: 'Password reset',
  lead: 'There is no password to reset here: Fulfillment Hub has none of its own.',
  sections: [
    section(
      'To open your shop',
      text(
        'Open the app from your store’s admin, where you are logged in already. If you cannot log in there, reset ' +
          'that password on the login page of your store platform.',
      ),
      links({ title: 'Open your shop by its domain', path: '/login' }),
    ),
    section(
      'To change a provider’s password',
      text(
        'The passwords and keys of your warehouses are yours and theirs. Change them with the provider first, ' +
          'then enter the new ones in **Apps & Integrations**, test and save them.',
      ),
      links({ title: 'Connect a warehouse', path: '/learn/integration' }),
    ),
  ],
};

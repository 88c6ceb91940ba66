import { note, points, section, terms, text } from './proseBlocks.ts';
import type { Article } from './Article.ts';
import { storedData, storedName, type StoredItem } from './storedData.ts';

export type LegalPageName = 'privacy' | 'termsOfUse' | 'acceptable';

/** Notice at the top of each page. */
export const legalDraft = {
  label: 'Draft for counsel',
  text:
    'This page says in plain words what the software does today. No lawyer has reviewed it, it is not legal advice, ' +
    'and it is not in force.',
} as const;

const privacy: Article = {
  title: 'Privacy',
  lead: 'What this software keeps, where it keeps it, what it sends, and to whom.',
  sections: [
    section(
      'Who is responsible',
      text(
        'To be written by counsel: the name and address of the company that runs this service, and how to reach it about personal data.',
      ),
    ),
    section(
      'Kept in this tab',
      text(
        'These are in the browser’s session storage. No other tab reads them, and closing the tab removes them. ' +
          'The shop and the number of the member of staff are sent with the request that asks who you are and what ' +
          'you may do.',
      ),
      stored('tab'),
    ),
    section(
      'Kept in this browser',
      text(
        'These are in the browser’s local storage, so that they are still there next time. The app sends none of ' +
          'them to the server; the admin token is meant for requests of the admin area alone, and that area makes ' +
          'none yet.',
      ),
      stored('browser'),
    ),
    section(
      'Cookies',
      text(
        'This software sets no cookies of its own, and no cookie signs anyone in. If the server has set a cookie ' +
          'named XSRF-TOKEN, its value is sent back in a header with every change, so that another site cannot make ' +
          'changes in your name.',
      ),
    ),
    section(
      'Your orders',
      text(
        'Orders, with the names of your customers, are asked for when a screen shows them and held in the page’s ' +
          'memory until you leave it. They are not written to the browser’s storage. An export is made in the page ' +
          'and saved where your browser puts downloads; from then on the file is yours to keep safe.',
      ),
    ),
    section(
      'Your staff',
      text(
        'On servers that keep people, the server keeps of everybody who opens the app the name and email address that ' +
          'the store gives, when they were last seen, what they may do and who changed that. Mails to staff name ' +
          'orders by number and nothing else of your customers; they are kept for 30 days. When the app is ' +
          'uninstalled, addresses, mails and mail settings are deleted at once, and everything else after 48 hours.',
      ),
    ),
    section(
      'Credentials of your providers',
      text(
        'They travel in the body of the request that tests or saves them. They are never part of an address, a ' +
          'message, a log line or the browser’s storage. They are not given to people who may not edit **Apps & ' +
          'Integrations**.',
      ),
    ),
    section(
      'Where data goes',
      points(
        'Every request of the app goes to the server that the page came from.',
        'The public pages and the admin area load nothing from anybody else: no fonts, no scripts, no measuring of visitors.',
        'Inside your store’s admin, pages of the app may load the platform’s App Bridge script from cdn.shopify.com.',
        'Links to an order in your store’s admin open there. The address that you came from is not passed on beyond this site’s name.',
      ),
    ),
    section(
      'What the server writes down',
      text(
        'One line per request: when, a number for the request, the method, the path, the outcome and how long it ' +
          'took. The path of an order’s detail contains the order’s id. What follows the question mark in an ' +
          'address, headers and bodies are never written down.',
      ),
      note(
        'To be written by counsel and the operator: what the service behind this software keeps of your shop, ' +
          'orders, settings and staff, for how long, who else receives it, and your rights.',
      ),
    ),
    section(
      'How to remove it',
      points(
        'Close the tab: what is kept in it is gone.',
        'Clear the data of this site in your browser: everything in the two lists above is gone.',
        'Delete a saved view in the list that it belongs to.',
        'Sign out of the admin area: its token is gone.',
      ),
    ),
  ],
};

const termsOfUse: Article = {
  title: 'Terms of use',
  lead: 'What the service is, what you bring to it, and what remains to be agreed.',
  sections: [
    section(
      'What it is',
      text(
        'An app for merchants and their staff. It connects a store to outside warehouses, shows orders by stage, ' +
          'and passes on what you tell it to do with them: hold, release, send, close, and the other actions that ' +
          'its screens offer.',
      ),
    ),
    section(
      'Your shop and your staff',
      points(
        'You use it for a shop that is yours or that you work for.',
        'The store owner decides who may view and edit what.',
        'What is done to an order is recorded in its timeline, with the name of who did it where the app knows it.',
      ),
    ),
    section(
      'Your warehouses',
      text(
        'You have your own agreement with each fulfillment provider. You enter credentials that the provider gave ' +
          'to you. What a provider does with an order, and what it charges, is between you and the provider.',
      ),
    ),
    section(
      'What cannot be taken back',
      text(
        'Only putting an order on hold and releasing it can be undone. The app says before every other action ' +
          'that it cannot be undone, and asks.',
      ),
    ),
    section(
      'Plans and payment',
      text(
        'Plans are paid by the month, in US dollars. You choose a plan in the app and confirm it before it is ' +
          'bought. To be written by counsel: renewal, cancellation, refunds and taxes.',
      ),
    ),
    section(
      'To be written by counsel',
      points(
        'Who the parties are and which law applies',
        'Availability, support and changes to the service',
        'Liability and its limits',
        'How the agreement ends, and what happens to your data then',
      ),
    ),
  ],
};

const acceptable: Article = {
  title: 'Acceptable use',
  lead: 'What the service may not be used for.',
  sections: [
    section(
      'Please do not',
      points(
        'open a shop that you have no right to work in',
        'enter credentials that were not given to you',
        'try to see or change the data of another shop',
        'get around permissions, plan limits or the checks that an action goes through',
        'send requests in such numbers that others are kept from working',
        'use it to sell or ship what the law of your country, or of the country that you ship to, forbids',
      ),
    ),
    section(
      'Looking for weaknesses',
      text(
        'If you find a way to see or change what you should not, keep what you learn to what you need in order to ' +
          'describe it, and tell us before you tell others. To be written by counsel: the address to write to, and ' +
          'what we promise in return.',
      ),
    ),
    section(
      'If somebody does it anyway',
      text('To be written by counsel: warnings, suspension and what they need before they happen.'),
    ),
  ],
};

/** The three legal pages (§2), marked as drafts. */
export const legalPages: Readonly<Record<LegalPageName, Article>> = { privacy, termsOfUse, acceptable };

function stored(storage: StoredItem['storage']) {
  const items = storedData.filter((item) => item.storage === storage);
  return terms(
    Object.fromEntries(items.map((item) => [storedName(item), `${item.what} Kept until ${item.keptUntil}.`])),
  );
}

/** Texts of the home page; each describes what the product does (§1). */
export const homeTexts = {
  headline: 'Every order, every warehouse, one list of what needs you.',
  lead:
    'Connect your store to the warehouses that ship for you, see every order by its stage, and clear what is stuck ' +
    'without leaving the page.',
  login: 'Log in with your shop',
  features: 'See what it does',
  trackTitle: 'The stages of an order',
  trackMain: 'On its way',
  trackSide: 'Waiting for something',
  jobsTitle: 'What you do with it',
  jobs: [
    {
      title: 'Connect a warehouse',
      text: 'Enter the credentials that your fulfillment provider gave you, test them, save them. Each provider has its own form.',
      path: '/learn/integration',
    },
    {
      title: 'See what is stuck',
      text: 'Errors, holds, back orders and orders that need a review are counted apart from the rest, each with its reason on the row.',
      path: '/learn/order-workflows',
    },
    {
      title: 'Move many at once',
      text: 'Select one order or all that match. Before anything is done you are told how many can take it and why the others cannot.',
      path: '/learn/bulk-actions',
    },
  ],
  jobLink: 'How it is done',
  providersTitle: 'Works with',
  providersNote: 'Settings are kept per provider and can be tested before they are saved.',
  plansTitle: 'Plans',
  plansLink: 'Compare the plans',
} as const;

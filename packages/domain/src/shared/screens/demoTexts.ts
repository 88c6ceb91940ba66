import { inLanguage } from '../../languages/inLanguage.ts';

/** What the demo page knows about its server. */
export interface DemoFacts {
  /** Directory of the embedded database; `null` for a database server. */
  dataDirectory: string | null;
}

/** What is simulated and what is real in the demo, and how to reset it; for the dialog behind its badge. */
export const demoTexts = inLanguage('demoTexts', {
  title: 'This is the demo',
  simulatedTitle: 'Simulated',
  simulated: [
    {
      name: 'The store',
      text: 'Orders from a past year are placed again, about one a minute. Nothing goes back to a real store.',
    },
    {
      name: 'Warehouses and carriers',
      text: 'They ship what they are sent and deliver it within the hour. No parcel moves, and no provider is called.',
    },
    { name: 'Payments', text: 'Confirming a plan charges nothing.' },
  ],
  realTitle: 'Real',
  real: [
    {
      name: 'The orders',
      text:
        'A year of a UK gift retailer: Online Retail (Chen, UCI, CC BY 4.0), with its dates moved up to today. ' +
        'Customers are numbers, as in the source; stages, weights and shipments are made up.',
    },
    { name: 'The database', text: 'PostgreSQL. What you do is kept, also through a restart.' },
  ],
});

/** Where the data is stored. */
export const demoDataText = inLanguage('demoDataText', ({ dataDirectory }: DemoFacts): string =>
  dataDirectory === null
    ? 'In the PostgreSQL database that DATABASE_URL names.'
    : `In files on the computer that runs the server: ${dataDirectory}`,
);

/** How to reset the demo. */
export const demoResetText = inLanguage('demoResetText', ({ dataDirectory }: DemoFacts): string =>
  dataDirectory === null
    ? 'Stop the server, empty the database and start again.'
    : 'Stop the server, delete this directory and start again.',
);

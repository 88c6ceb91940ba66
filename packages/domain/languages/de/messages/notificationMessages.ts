import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/notificationMessages.ts';

export const texts = {
  notificationMessages: {
    time: 'Gib eine Zeit von 00:00 bis 23:59 ein.',
    kinds: 'Lege für jedes Ereignis fest, ob es gemailt wird.',
    minutes: ({ choices }) => `Wähle ${choices} Minuten.`,
    quiet: 'Ruhezeiten brauchen ein Ende, das nicht ihr Anfang ist.',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/planLimits.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  limitWords: {
    notStated: 'Nicht angegeben',
    workflows: 'Aktive Workflows',
    users: 'Benutzer',
    unlimited: 'Unbegrenzt',
    providers: '3PL-Anbieter',
    included: 'Enthalten',
    connected: (count) => `${count} verbunden`,
    locations: 'Standorte',
    known: (count) => `${count} in deinem Shop`,
    runs: (active, runs) => `${active}. Workflow-Läufe bisher: ${runs}`,
    active: (workflows) => `${formatCount(workflows)} aktiv`,
    people: (users) => counted(users, { one: 'Person', other: 'Personen' }),
    upTo: (most) => `Bis zu ${formatCount(most)}`,
    routing: 'Routing über mehrere Standorte enthalten',
    noRouting: 'Routing über mehrere Standorte nur mit Elite',
  },
} satisfies CatalogueOf<typeof english>;

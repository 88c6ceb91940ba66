import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/planLimits.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  limitWords: {
    notStated: 'Für diesen Tarif nicht angegeben',
    workflows: 'Aktive Workflows',
    users: 'Benutzer',
    unlimited: 'Unbegrenzt',
    providers: '3PL-Anbieter',
    included: 'Enthalten, ohne genannte Grenze',
    connected: (count) => `${count} verbunden`,
    locations: 'Standorte',
    known: (count) => `${count} bekannt`,
    runs: (active, runs) => `${active}. Workflow-Läufe bisher: ${runs}`,
    active: (workflows) => `${formatCount(workflows)} aktiv`,
    people: (users) => counted(users, { one: 'Person', other: 'Personen' }),
    upTo: (most) => `Bis zu ${formatCount(most)}`,
    routing: 'Routing über mehrere Standorte enthalten',
    noRouting: 'Routing über mehrere Standorte braucht Elite',
  },
} satisfies CatalogueOf<typeof english>;

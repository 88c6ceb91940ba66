import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/planLimits.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  limitWords: {
    notStated: 'Sin especificar',
    workflows: 'Flujos de trabajo activos',
    users: 'Usuarios',
    unlimited: 'Sin límite',
    providers: 'Proveedores 3PL',
    included: 'Incluido',
    connected: (count) => (count === '1' ? '1 conectado' : `${count} conectados`),
    locations: 'Ubicaciones',
    known: (count) => `${count} en tu tienda`,
    runs: (active, runs) => `${active}. Ejecuciones de flujos hasta ahora: ${runs}`,
    active: (workflows) => counted(workflows, { one: 'activo', other: 'activos' }),
    people: (users) => counted(users, { one: 'persona', other: 'personas' }),
    upTo: (most) => `Hasta ${formatCount(most)}`,
    routing: 'Enrutamiento entre varias ubicaciones incluido',
    noRouting: 'Enrutamiento entre varias ubicaciones solo con Elite',
  },
} satisfies CatalogueOf<typeof english>;

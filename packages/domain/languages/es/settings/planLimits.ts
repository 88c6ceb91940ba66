import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/planLimits.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  limitWords: {
    notStated: 'No se indica para este plan',
    workflows: 'Flujos de trabajo activos',
    users: 'Usuarios',
    unlimited: 'Sin límite',
    providers: 'Proveedores 3PL',
    included: 'Incluido, sin límite indicado',
    connected: (count) => (count === '1' ? '1 conectado' : `${count} conectados`),
    locations: 'Ubicaciones',
    known: (count) => (count === '1' ? '1 conocida' : `${count} conocidas`),
    runs: (active, runs) => `${active}. Ejecuciones de flujos hasta ahora: ${runs}`,
    active: (workflows) => counted(workflows, { one: 'activo', other: 'activos' }),
    people: (users) => counted(users, { one: 'persona', other: 'personas' }),
    upTo: (most) => `Hasta ${formatCount(most)}`,
    routing: 'Enrutamiento entre varias ubicaciones incluido',
    noRouting: 'El enrutamiento entre varias ubicaciones necesita Elite',
  },
} satisfies CatalogueOf<typeof english>;

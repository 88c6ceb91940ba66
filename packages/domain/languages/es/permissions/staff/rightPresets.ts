import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/permissions/staff/rightPresets.ts';

export const texts = {
  presetWords: {
    everything: ['Todo', 'Edita todas las secciones'],
    warehouse: ['Almacén', 'Envía pedidos, cuenta existencias, configura ubicaciones'],
    service: ['Atención al cliente', 'Retiene, mueve y cierra pedidos, consulta existencias'],
    view: ['Solo ver', 'Ve todas las secciones, no cambia nada'],
    nothing: ['Sin acceso', 'No ve ninguna sección'],
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/notificationMessages.ts';

export const texts = {
  notificationMessages: {
    time: 'Introduce una hora de 00:00 a 23:59.',
    kinds: 'Indica para cada evento si se envía por correo.',
    minutes: ({ choices }) => `Elige ${choices} minutos.`,
    quiet: 'Las horas de silencio necesitan un final distinto de su inicio.',
  },
} satisfies CatalogueOf<typeof english>;

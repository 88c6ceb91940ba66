import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/roleName.ts';

export const texts = {
  roleNames: { owner: 'Propietario (función 1)', staff: (role) => `Personal (función ${role})` },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/roleName.ts';

export const texts = {
  roleNames: { owner: 'Propietario (rol 1)', staff: (role) => `Personal (rol ${role})` },
} satisfies CatalogueOf<typeof english>;

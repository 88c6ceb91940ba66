import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/roleName.ts';

export const texts = {
  roleNames: { owner: 'Inhaber (Rolle 1)', staff: (role) => `Mitarbeiter (Rolle ${role})` },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/onboarding/onboardingCompleted.ts';

export const texts = {
  onboardingCompleted: 'Todo listo. Tus pedidos ya pueden ir a tu almacén.',
} satisfies CatalogueOf<typeof english>;

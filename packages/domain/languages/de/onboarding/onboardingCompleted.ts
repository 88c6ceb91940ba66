import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/onboarding/onboardingCompleted.ts';

export const texts = {
  onboardingCompleted: 'Alles ist bereit. Deine Bestellungen können jetzt an dein Lager gehen.',
} satisfies CatalogueOf<typeof english>;

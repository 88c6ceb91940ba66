import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerProfiles.ts';

export const texts = {
  profileWords: {
    notVerified: 'Nicht mit dem echten Dienst geprüft',
    published: (name) => `Nach der Dokumentation von ${name} gebaut, noch nicht mit einem echten Konto ausprobiert.`,
    partial: (name) => `${name} veröffentlicht nur einen Teil seiner API, einige Einzelheiten sind angenommen.`,
    none: (name) => `Zur API von ${name} gibt es keine öffentliche Dokumentation, die Einzelheiten sind angenommen.`,
    tryFirst: 'Sende zuerst eine Testbestellung.',
  },
} satisfies CatalogueOf<typeof english>;

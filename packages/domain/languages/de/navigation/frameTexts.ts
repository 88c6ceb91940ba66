import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/navigation/frameTexts.ts';

export const texts = {
  frameTexts: {
    noPages: 'Noch keine Seiten',
    current: (page) => `${page}, aktuelle Seite`,
    tabsOf: (screen) => `Reiter: ${screen}`,
    noView: (screen) => `Du hast keine Berechtigung, „${screen}“ anzusehen`,
    ownerGrants: 'Der Inhaber des Shops kann sie dir in der Verwaltung des Shops geben.',
    youCanOpen: 'Du kannst öffnen:',
    practice: 'Übungsdaten: Nichts hiervon erreicht ein Lager',
    save: 'Speichern',
    discard: 'Verwerfen',
    otherShop: (ofAddress, shop) =>
      `Du hast ${ofAddress} geöffnet, bist aber bei ${shop} angemeldet. Alles hier gehört zu ${shop}.`,
    openShop: (shop) => `${shop} öffnen`,
  },
} satisfies CatalogueOf<typeof english>;

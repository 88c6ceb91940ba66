import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/permissions/staff/rightPresets.ts';

export const texts = {
  presetWords: {
    everything: ['Alles', 'Bearbeitet jeden Bereich'],
    warehouse: ['Lager', 'Versendet Bestellungen, zählt Bestand, richtet Standorte ein'],
    service: ['Kundenservice', 'Hält Bestellungen zurück, verschiebt und schließt sie, sieht den Bestand'],
    view: ['Nur ansehen', 'Sieht jeden Bereich, ändert nichts'],
    nothing: ['Kein Zugriff', 'Sieht keinen Bereich'],
  },
} satisfies CatalogueOf<typeof english>;

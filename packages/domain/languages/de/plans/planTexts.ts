import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/planTexts.ts';

export const texts = {
  planTexts: {
    upgradeTitle: 'Bitte wechsle zu einem höheren Tarif, um alle Funktionen freizuschalten.',
    seeAllPricing: 'Alle Preise ansehen',
  },
  planNotes: {
    confirmFirst: 'Den Tarif bestätigst du auf der nächsten Seite. Vorher wird dir nichts berechnet.',
    locationRefused:
      'Die Bestätigungsseite gehört nicht zu deinem Shop, deshalb haben wir sie nicht geöffnet. Dir wurde nichts berechnet.',
    purchaseCancelled: 'Du hast das Warten beendet. Dir wird nichts berechnet, bis du den Tarif bestätigst.',
    oneAtATime: 'Ein anderer Tarif wird gerade gewählt. Warte, bis das fertig ist.',
    sessionExpired: 'Nicht erledigt: Deine Sitzung ist abgelaufen.',
  },
  planThanksText: (plan) => `Danke. Dein Shop hat jetzt den Tarif ${plan.name}.`,
  choosePlanLabel: (plan) => `${plan.name} wählen`,
} satisfies CatalogueOf<typeof english>;

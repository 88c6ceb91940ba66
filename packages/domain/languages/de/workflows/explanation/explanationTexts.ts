import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/explanation/explanationTexts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  explanationTexts: {
    subject: 'die Workflows dieser Bestellung',
    listLabel: 'Workflows und diese Bestellung',
    none: 'Kein Workflow ist eingeschaltet, und keiner ist bei dieser Bestellung gelaufen.',
    outcomes: { ran: 'Gelaufen', didNotMatch: 'Traf nicht zu', hasNotRun: 'Nicht gelaufen' },
    whyItRan: 'Warum er lief',
    whyItDidNotMatch: 'Warum er nicht zutraf',
    wouldMatch: 'Jetzt würde er zutreffen',
    wouldNotMatch: 'Jetzt würde er nicht zutreffen',
    deletedBadge: 'Gelöscht',
    ranTimes: (times) => `Er ist ${formatCount(times)}-mal gelaufen; dies ist der neueste Lauf.`,
    didNotMatchSince: 'Später wurde er noch einmal geprüft und traf nicht zu.',
    isOff: 'Er ist jetzt ausgeschaltet.',
    deleted: 'Er wurde seitdem gelöscht.',
    newerVersion: (version) => `Er wurde seitdem geändert: Jetzt gilt Version ${formatCount(version)}.`,
    needsChange: (problem) => `Er kann erst laufen, wenn du ihn änderst. ${problem}`,
    newer: 'Er wurde nach dem Eingang dieser Bestellung eingeschaltet oder zuletzt gespeichert.',
    notStarted: {
      orderArrives:
        'Er läuft, wenn eine neue Bestellung eintrifft. Diese wurde importiert oder mit den früheren Bestellungen geladen.',
      orderChanges:
        'Er läuft, wenn sich eine Bestellung ändert. Diese hat sich nicht geändert, seit er eingeschaltet ist.',
      beforeShipping:
        'Er läuft, bevor eine Bestellung ans Lager geht. Diese ging nicht ans Lager, seit er eingeschaltet ist.',
      shipmentChanges: 'Er läuft, wenn sich eine Sendung ändert. Keine hat sich geändert, seit er eingeschaltet ist.',
      unknown: 'Nichts hat ihn bei dieser Bestellung gestartet.',
    },
  },
} satisfies CatalogueOf<typeof english>;

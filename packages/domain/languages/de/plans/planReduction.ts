import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/planReduction.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { plural } from '../../../src/languages/plural.ts';

export const texts = {
  reductionTexts: {
    title: 'Zu einem kleineren Tarif wechseln',
    toGrowth: 'Zu Growth wechseln',
    cancel: 'Tarif kündigen',
    keep: 'Tarif behalten',
    confirmCancel: 'Tarif kündigen',
    confirmGrowth: 'Weiter zur Bestätigung',
    growthTitle: 'Zu Growth wechseln?',
    growthBody: 'Den neuen Preis bestätigst du auf der nächsten Seite. Bis dahin behältst du Elite.',
    cancelTitle: 'Tarif kündigen?',
    cancelBody:
      'Dein Tarif endet sofort. Bestellungen und Einstellungen bleiben, und du kannst jederzeit wieder einen Tarif wählen.',
    paused: 'Diese Workflows werden ausgeschaltet:',
    nonePaused: 'Kein Workflow wird ausgeschaltet.',
    workflowsUnknown: 'Deine 5 ältesten aktiven Workflows bleiben an. Andere werden ausgeschaltet.',
    providers: '3PL-Einstellungen lassen sich ohne Tarif nicht ändern.',
    cancelled: 'Dein Tarif ist gekündigt.',
    subject: 'deinen Tarif',
    saving: 'die Änderung deines Tarifs',
    pausedTitle: 'Dein Tarif hat einige Workflows ausgeschaltet',
    openWorkflows: 'Workflows öffnen',
  },
  reductionWords: {
    name: (name) => `„${bidiIsolate(name)}“`,
    more: (count) => `${count} weitere`,
    off: (names, count, date) => `${names} ${plural(count, { one: 'ist', other: 'sind' })} seit ${date} aus.`,
    trialEnds: (date) => `Die Testphase endet am ${date}.`,
  },
} satisfies CatalogueOf<typeof english>;

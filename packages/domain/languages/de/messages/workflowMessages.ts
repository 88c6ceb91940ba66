import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/workflowMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

const chosenFields: Readonly<Record<string, string>> = {
  country: 'Land',
  weekday: 'Wochentag',
  handling: 'Handhabung',
};

export const texts = {
  workflowMessages: {
    trigger: 'Wähle, was diesen Workflow startet.',
    nameTaken: 'Ein anderer Workflow hat diesen Namen. Wähle einen anderen.',
    conditions: ({ most, found }) => `Höchstens ${most} Bedingungen; es sind ${found}.`,
    fieldGone: ({ field }) =>
      `Das Feld „${field}“ gibt es nicht mehr. Wähle ein anderes oder entferne diese Bedingung.`,
    operator: 'Wähle, wie verglichen wird.',
    values: ({ most, found }) => `Höchstens ${formatCount(most)} Werte; es sind ${formatCount(found)}.`,
    range: 'Gib beide Enden des Bereichs ein.',
    choose: ({ field }) => `Hier fehlt noch: ${chosenFields[field] ?? 'Wert'}.`,
    amount: 'Gib einen Betrag ein.',
    value: 'Gib einen Wert ein.',
    notOne: ({ value, field }) => `„${value}“ gibt es nicht für: ${chosenFields[field] ?? 'Wert'}.`,
    wholeNumber: 'Gib eine ganze Zahl ein.',
    least: ({ least }) => `Gib mindestens ${least} ein.`,
    mostPlain: ({ most }) => `Gib höchstens ${most} ein.`,
    order: 'Die erste Zahl muss die kleinere sein.',
    currency: ({ entered, sold }) =>
      `Dieser Betrag ist in ${entered}, dein Shop verkauft aber in ${sold}. Gib ihn in ${sold} ein.`,
    noAction: 'Füge mindestens eine Aktion hinzu.',
    actions: ({ most }) => `Höchstens ${most} Aktionen.`,
    actionGone: 'Diese Aktion gibt es nicht mehr. Wähle eine andere oder entferne sie.',
    wrongTrigger: ({ action }) => `„${action}“ passt nicht zu diesem Auslöser.`,
    tag: 'Gib ein Tag ein.',
    location: 'Wähle einen Standort.',
    locationGone: 'Diesen Standort gibt es nicht mehr. Wähle einen anderen.',
    provider: 'Wähle ein 3PL.',
    providerGone: 'Dieses 3PL gibt es nicht mehr. Wähle ein anderes.',
    insurance: 'Gib einen Betrag über 0 ein.',
    undoes: ({ action }) => `Das würde „${action}“ darüber rückgängig machen. Entferne eines von beiden.`,
    hours: 'Gib eine ganze Zahl von Stunden ein, höchstens ein Jahr.',
    units: ({ most }) => `Gib eine ganze Stückzahl von 1 bis ${formatCount(most)} ein.`,
    deleted: 'Jemand anderes hat diesen Workflow gelöscht.',
    newer: ({ person }) => `${person} hat eine neuere Version dieses Workflows gespeichert.`,
    tooMany: ({ most }) => `Ein Shop kann ${most} Workflows haben. Lösche zuerst einen.`,
    cannotRun: ({ problem }) => `Dieser Workflow braucht eine Änderung, bevor er laufen kann. ${problem}`,
  },
} satisfies CatalogueOf<typeof english>;

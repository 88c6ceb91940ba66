import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/bulk/selectionTexts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  selectionTexts: {
    counting: 'Ausgewählte Bestellungen werden gezählt',
    countingFailed: 'Die ausgewählten Bestellungen konnten nicht gezählt werden, deshalb wurde nichts gesendet.',
    readingFailed: 'Die ausgewählten Bestellungen konnten nicht gelesen werden, deshalb wurde nichts gesendet.',
    rangeFailed: 'Einige passende Bestellungen wurden nicht geladen, deine Auswahl ist daher unverändert.',
    expired: 'Diese Auswahl ist abgelaufen. Wähle die Aktion noch einmal.',
    changed: 'Das sind nicht die Bestellungen, die gezählt wurden. Wähle die Aktion noch einmal.',
    notSentYet: 'Noch nicht gesendet, weil ein früherer Teil fehlgeschlagen ist',
    selectingRange: (count, loaded) =>
      `${orders(count)} ${plural(count, { one: 'wird', other: 'werden' })} ausgewählt: bisher ${formatCount(loaded)}`,
    reading: (count, read) =>
      `${orders(count)} ${plural(count, { one: 'wird', other: 'werden' })} vorbereitet: bisher ${formatCount(read)}`,
    otherCount: (counted, shown) =>
      `In deiner Liste ${plural(shown, { one: 'war', other: 'waren' })} ${orders(shown)} ausgewählt. ` +
      `Der Server zählt jetzt ${formatCount(counted)}.`,
    selected: (count) => `${orders(count)} ausgewählt`,
    selectHold: 'Alle Bestellungen auswählen',
    selectAll: 'Alle Bestellungen auswählen',
    match: (count) => counted(count, { one: 'passende Bestellung', other: 'passende Bestellungen' }),
    partOf: (part, all) => `${all}, davon ${formatCount(part)}`,
    theOne: (all) => `Nur ${all}`,
    allOf: (all) => `Alle: ${all}`,
    bulkFor: (list) => `Sammelaktionen für ${list}`,
    selectionIn: (list) => `Auswahl in ${list}`,
    whichOfThem: 'Welche davon',
  },
} satisfies CatalogueOf<typeof english>;

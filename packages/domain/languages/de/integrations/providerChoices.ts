import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerChoices.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';

export const texts = {
  choicesSaveWords: {
    saved: (what) => `${what} gespeichert.`,
    restored: (what) => `${what} wiederhergestellt.`,
    notSaved: (what) => `${what} nicht gespeichert`,
  },
  choicesMissing: (labels) => `Wähle, bevor Bestellungen gesendet werden können: ${joinNames(labels)}.`,
  choiceTexts: {
    title: 'Von wo und wie versendet wird',
    note: (name) => `Diese Angaben kommen aus deinem Konto bei ${name}.`,
    saveFirst: 'Speichere und aktiviere zuerst deine Verbindungsdaten, um diese zu wählen.',
    none: 'Bitte wählen',
    defaultOption: 'Standard',
    notChosen: 'Nicht gewählt',
    nothingListed: (label, name) => `${label}: ${name} hat keine Einträge. Lege dort zuerst einen an.`,
    gone: (value) => `${bidiIsolate(value)} (nicht mehr vorhanden)`,
    toChooseFrom: (count) => (count === 0 ? 'Nichts gelistet' : `${formatCount(count)} zur Auswahl`),
    listFailed: (name) => `Die Auswahl von ${name} konnte nicht geladen werden.`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/shopFreeze.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  freezeTexts: {
    title: 'Dein Shop ist gesperrt',
    stopped:
      'Workflows, Chargen und Anfragen an 3PLs ruhen, bis die Rechnung bezahlt ist. Danach geht es von selbst weiter.',
    accessTitle: 'Dein Shop muss uns wieder Zugriff geben',
    accessStopped:
      'Der Zugriff dieser App auf den Shop ist abgelaufen; Workflows, Chargen und Anfragen an 3PLs ruhen. Öffne die App im ' +
      'Adminbereich deines Shops: Das erneuert ihn, und alles geht von selbst weiter.',
    nothingWaits: 'Noch wartet nichts, und nichts geht verloren.',
    overTitle: 'Dein Shop ist wieder aktiv',
    nothingWaited: 'Nichts hat gewartet.',
  },
  freezeWords: {
    waiting: (parts) => `Es warten: ${parts}. Nichts geht verloren.`,
    over: (date, nothing) => `Am ${date} wurde alles angehalten, jetzt geht es weiter. ${nothing}`,
    done: (date, parts) => `Wird jetzt nachgeholt, was seit dem ${date} gewartet hat: ${parts}.`,
    decisions: (count) => `${orders(count)} für Workflows und Routing`,
    warehouseCalls: (tasks) => `${counted(tasks, { one: 'Aufgabe', other: 'Aufgaben' })} bei 3PLs`,
    storeChanges: (changes) => `${counted(changes, { one: 'Änderung', other: 'Änderungen' })} aus deinem Shop`,
    storeWrites: (changes) => `${counted(changes, { one: 'Änderung', other: 'Änderungen' })} für deinen Shop`,
  },
} satisfies CatalogueOf<typeof english>;

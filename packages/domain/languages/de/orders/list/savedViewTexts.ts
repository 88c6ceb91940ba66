import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/savedViewTexts.ts';

export const texts = {
  savedViewTexts: {
    label: 'Gespeicherte Ansichten',
    view: 'Ansicht',
    save: 'Ansicht speichern',
    rename: 'Umbenennen',
    delete: 'Löschen',
    about: (name) => `Ansicht ${name}`,
    saveTitle: 'Filter, Zeitraum und Sortierung als Ansicht speichern',
    renameTitle: (name) => `Ansicht „${name}“ umbenennen`,
    renameView: 'Ansicht umbenennen',
    deleteTitle: (name) => `Ansicht „${name}“ löschen?`,
    deleteBody: 'Nur die Ansicht wird gelöscht. Deine Bestellungen bleiben, wie sie sind.',
    deleteView: 'Ansicht löschen',
    notSaved: 'Nicht gespeichert',
    standard: 'Standard',
    name: 'Name',
    full: (views) => `Eine Liste behält höchstens ${views} Ansichten. Lösche zuerst eine.`,
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/tags/tagTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  tagTexts: {
    subject: 'die Tags',
    title: 'Tags',
    note: 'Tags an deinen Bestellungen. Workflows setzen und prüfen sie. Ein neuer Name gilt in allen Bestellungen und Workflows.',
    none: 'Es gibt noch keine Tags. Füge hier eines hinzu oder lass einen Workflow Bestellungen mit Tags versehen.',
    saving: 'das Ändern der Tags',
    addTitle: 'Tag hinzufügen',
    name: 'Name',
    add: 'Tag hinzufügen',
    color: 'Farbe',
    noColor: 'Keine Farbe',
    rename: 'Umbenennen',
    renameTo: 'Neuer Name',
    save: 'Umbenennen',
    merge: 'Zusammenführen',
    cancel: 'Abbrechen',
    delete: 'Löschen',
    noWorkflows: 'Kein Workflow verwendet es.',
    filter: 'Tags filtern',
    noMatch: 'Kein Tag enthält diesen Text.',
    undo: 'Rückgängig',
    retry: 'Erneut versuchen',
    about: (name) => `Tag ${name}`,
    deleteTitle: (name) => `„${bidiIsolate(name)}“ löschen?`,
    sameName: 'Gib zuerst einen anderen Namen ein.',
  },
  tagColorLabels: {
    grey: 'Grau',
    blue: 'Blau',
    green: 'Grün',
    yellow: 'Gelb',
    orange: 'Orange',
    red: 'Rot',
    purple: 'Lila',
  },
  tagUseLabels: {
    sets: 'Gesetzt von',
    removes: 'Entfernt von',
    reads: 'Gelesen von',
  },
  taggedOrdersText: (count) => (count === 0 ? 'Keine Bestellungen' : orders(count)),
  mergeText: (from, to, count) =>
    `Das Tag „${bidiIsolate(to)}“ gibt es schon. Beim Zusammenführen ${plural(count, { one: 'bekommt', other: 'bekommen' })} es ` +
    `${orders(count)} mit „${bidiIsolate(from)}“ ` +
    'und jeder Workflow, der dieses verwendet.',
  deletionText: (count, setBy) => {
    const taken = count === 0 ? 'Keine Bestellung hat es.' : `Es wird von ${orders(count)} entfernt.`;
    if (setBy.length === 0) return taken;
    const names = joinNames(setBy.map((name) => `„${bidiIsolate(name)}“`));
    return `${taken} ${names} ${plural(setBy.length, { one: 'setzt', other: 'setzen' })} es bei passenden Bestellungen wieder.`;
  },
  tagToasts: {
    added: (name) => `„${bidiIsolate(name)}“ hinzugefügt.`,
    colored: (name) => `Farbe von „${bidiIsolate(name)}“ geändert.`,
    renamed: (from, to) => `„${bidiIsolate(from)}“ in „${bidiIsolate(to)}“ umbenannt.`,
    merged: (from, to) => `„${bidiIsolate(from)}“ mit „${bidiIsolate(to)}“ zusammengeführt.`,
    deleted: (name) => `„${bidiIsolate(name)}“ gelöscht.`,
    undone: (name) => `„${bidiIsolate(name)}“ ist wieder wie vorher.`,
    detail: (count, workflows) =>
      [
        ...(count > 0 ? [orders(count)] : []),
        ...(workflows > 0 ? [counted(workflows, { one: 'Workflow', other: 'Workflows' })] : []),
      ].join(', '),
  },
} satisfies CatalogueOf<typeof english>;

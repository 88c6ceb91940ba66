import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/workflows/workflowScreenTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  workflowScreenTexts: {
    subject: 'die Workflows',
    list: {
      title: 'Workflows',
      create: 'Neuer Workflow',
      orderNote: 'Sie laufen von oben nach unten. Legen zwei dasselbe fest, gilt der untere.',
      on: 'Ein',
      off: 'Aus',
      edit: 'Bearbeiten',
      view: 'Ansehen',
      versions: 'Versionen',
      runs: 'Läufe',
      allRuns: 'Läufe aller Workflows',
      remove: 'Löschen',
      needsChange: 'Änderung nötig',
      needsChangeNote: 'So kann er nicht laufen.',
      upgrade: 'Elite-Tarif ansehen',
      conflicts: 'Diese Workflows widersprechen sich',
      noneOfKind: 'Noch keine.',
      of: (label, name) => `${label} von ${name}`,
    },
    empty: {
      title: 'Lass Workflows erledigen, was du von Hand machst',
      lead:
        'Ein Workflow prüft jede Bestellung. Treffen seine Bedingungen zu, hält er sie zurück, versieht sie mit Tags oder ' +
        'schickt sie an das richtige Lager. Beginne mit einem von diesen und passe ihn an. Er ist aus, bis du ihn einschaltest.',
      moreTitle: 'Fertige Workflows',
      moreLead: 'Beginne mit einem von diesen und passe ihn an.',
      use: 'Verwenden',
      blank: 'Leer beginnen',
      ofKind: {
        orderUpdate: 'Noch ändert kein Workflow Bestellungen.',
        shipmentUpdate: 'Noch ändert kein Workflow Sendungen.',
      },
    },
    builder: {
      newTitle: 'Neuer Workflow',
      back: 'Alle Workflows',
      readTitle: 'Was er tut',
      name: 'Name',
      namePlaceholder: 'Zum Beispiel: Deutsche Bestellungen nach Rotterdam',
      when: 'Wann',
      onlyIf: 'Nur wenn',
      everyOrder: 'Ohne Bedingung läuft er bei jeder Bestellung.',
      thenDo: 'Dann',
      trigger: 'Was ihn startet',
      condition: 'Bedingung',
      group: 'Gruppe',
      field: 'Feld',
      operator: 'Vergleich',
      value: 'Wert',
      rangeAnd: 'und',
      from: 'Von',
      to: 'Bis',
      goneField: 'gibt es nicht mehr',
      chooseOne: 'Auswählen',
      goneChoice: 'Nicht mehr verfügbar',
      addCondition: 'Bedingung hinzufügen',
      addGroup: 'Gruppe hinzufügen',
      removeCondition: 'Bedingung entfernen',
      removeGroup: 'Gruppe entfernen',
      joinGroups: 'Zwischen den Gruppen',
      addAction: 'Aktion hinzufügen',
      addActionLabel: 'Neue Aktion',
      noActions: 'Füge mindestens eine Aktion hinzu.',
      removeAction: 'Entfernen',
      moveActionUp: 'Nach oben',
      moveActionDown: 'Nach unten',
      action: 'Aktion',
      addValue: 'Hinzufügen',
      listHelp: 'Drücke nach jedem Wert die Eingabetaste. Du kannst auch eine ganze Spalte einfügen.',
      removeAllValues: 'Alle entfernen',
      noUnit: '',
      hours: 'Stunden',
      sentence: 'In einem Satz',
      save: 'Speichern',
      saveAndSwitchOn: 'Speichern und einschalten',
      switchOn: 'Einschalten',
      switchOff: 'Ausschalten',
      nothingToSave: 'Es gibt keine Änderungen zum Speichern.',
      discard: 'Änderungen verwerfen',
      conflicts: 'Zusammen mit deinen anderen Workflows',
      noConflicts: 'Kein Widerspruch zu den eingeschalteten Workflows.',
      problems: 'Es fehlt noch etwas. An den Feldern oben steht, was.',
      loadingTitle: 'Workflow',
      notFoundTitle: 'Workflow nicht gefunden',
      notFound: 'Diesen Workflow gibt es nicht mehr. Vielleicht wurde er gelöscht.',
      deletedElsewhere:
        'Jemand anderes hat diesen Workflow gelöscht. Speichere ihn als neuen oder gehe zurück zur Liste.',
      saveAsNew: 'Als neuen Workflow speichern',
      leaveBody: 'Deine Änderungen an diesem Workflow gehen verloren.',
      saving: 'das Speichern des Workflows',
      nameOfGroup: (group) => `Gruppe ${group}`,
      conditionOf: (condition, group) => `${condition} von ${group}`,
      addTo: (label, group) => `${label} zu ${group}`,
    },
    preview: {
      title: 'Was er getan hätte',
      subject: 'die Vorschau',
      waiting: 'Vervollständige die Bedingungen, um passende Bestellungen zu sehen.',
      updating: 'Wird aktualisiert …',
      stale: 'Stand vor deiner letzten Änderung an den Bedingungen.',
      none: 'Auf keine dieser Bestellungen trifft er zu.',
      orders: 'Neueste passende Bestellungen',
      noCustomer: 'Gast',
      open: 'Offen',
      apply: 'Auf offene Bestellungen anwenden',
      applyUnsaved: 'Speichere zuerst deine Änderungen.',
    },
    apply: {
      title: 'Auf offene Bestellungen anwenden',
      body: 'Der Workflow läuft bei den Bestellungen, die du auswählst, ob er eingeschaltet ist oder nicht.',
      chooseAll: 'Alle',
      chooseOne: 'Die eine passende Bestellung',
      matches: 'die passenden Bestellungen',
      apply: 'Anwenden',
      searching: 'Passende Bestellungen werden noch gesucht.',
      noneMatch: 'Auf keine offene Bestellung trifft dieser Workflow zu.',
      progress: 'Erledigte Bestellungen',
      stop: 'Anhalten',
      cancel: 'Abbrechen',
      resume: 'Weiter mit',
      noneChosen: 'Wähle eine Bestellung aus.',
      resultTitle: 'Was mit den Bestellungen geschah',
      close: 'Schließen',
      outcomes: { applied: 'Angewendet', skipped: 'Übersprungen', refused: 'Nicht angewendet' },
      sending: 'das Anwenden des Workflows',
    },
    outdated: {
      yours: 'Deine',
      theirs: 'Die andere',
      differences: 'Unterschiede',
      keepEditing: 'Weiter bearbeiten',
      takeTheirs: 'Andere übernehmen',
      saveOwn: 'Mit meiner überschreiben',
      same: 'Beide Versionen sind gleich.',
    },
    versions: {
      title: 'Versionen',
      subject: 'die Versionen',
      version: 'Version',
      current: 'Aktuell',
      changesOf: 'Änderungen in Version',
      before: 'Vorher',
      after: 'Nachher',
      now: 'Jetzt',
      outdated:
        'Inzwischen hat jemand eine neuere Version gespeichert. Sieh sie dir zuerst an und stelle dann noch einmal wieder her.',
      first: 'Erste Version.',
      unchanged: 'Ohne Änderung gespeichert.',
      restore: 'Diese Version wiederherstellen',
      restoreBody: 'Sie wird als neue Version gespeichert. Die Versionen dazwischen bleiben in der Liste.',
      restoreChanges: 'Was sich ändert',
      nothing: 'Nichts',
    },
    runs: {
      title: 'Läufe',
      subject: 'die Läufe',
      allTitle: 'Läufe aller Workflows',
      note: (days) =>
        'Jede Prüfung einer Bestellung durch einen Workflow und was er dabei fand. Wird ' +
        `${counted(days, { one: 'Tag', other: 'Tage' })} aufbewahrt, bei Bestellungen, die noch nicht versendet oder ` +
        'geschlossen sind, länger.',
      none: 'Noch ist kein Workflow gelaufen. Läufe erscheinen hier, sobald eine Bestellung eingeht.',
      noneOfOne:
        'Dieser Workflow ist noch nicht gelaufen. Er läuft, wenn er eingeschaltet ist und eine Bestellung eingeht.',
      noneShown: 'Keine auf dieser Seite.',
      show: 'Anzeigen',
      all: 'Alle',
      matched: 'Traf zu',
      didNotMatch: 'Traf nicht zu',
      replaced: 'durch einen späteren Workflow ersetzt',
      why: 'Warum er lief',
      whyNot: 'Warum er nichts tat',
      version: 'Version',
      ofVersion: (version) => `Version ${formatCount(version)}`,
      condition: 'Bedingung',
      expected: 'Erwartet',
      actual: 'Gefunden',
      met: 'Erfüllt',
      notMet: 'Nicht erfüllt',
      groupMatch: { all: 'Alle diese Bedingungen müssen zutreffen', any: 'Eine dieser Bedingungen muss zutreffen' },
      everyOrder: 'Keine Bedingungen: Er läuft bei jeder Bestellung.',
      older: 'Ältere',
      newest: 'Neueste',
      changes: 'Änderungen an',
    },
  },
  savedByText: (version, savedBy) =>
    `Version ${formatCount(version)}, gespeichert${savedBy.trim() === '' ? '' : ` von ${bidiIsolate(savedBy)}`}`,
  savedAtText: (savedBy, time) => `Gespeichert${savedBy.trim() === '' ? '' : ` von ${bidiIsolate(savedBy)}`}, ${time}`,
  activeText: (active, limit) =>
    limit === null
      ? `${formatCount(active)} eingeschaltet.`
      : `${formatCount(active)} von ${formatCount(limit)} eingeschaltet.`,
  unreadableWorkflowsText: (unreadable) =>
    unreadable === 0
      ? null
      : `${counted(unreadable, { one: 'Workflow konnte', other: 'Workflows konnten' })} nicht gelesen werden und ` +
        `${plural(unreadable, { one: 'fehlt', other: 'fehlen' })} in der Liste.`,
  movedText: (name, position, count) => `${name} ist jetzt Nummer ${position} von ${count}`,
  matchedText: (matched, examined) => {
    if (examined === 0) return 'Es gibt noch keine Bestellungen zum Vergleichen.';
    const examinedOrders = examined === 1 ? `von ${orders(examined)}` : `der letzten ${orders(examined)}`;
    return `Hätte auf ${formatCount(matched)} ${examinedOrders} zugetroffen.`;
  },
  groupMatchLabels: {
    all: 'Alle diese Bedingungen treffen zu',
    any: 'Eine dieser Bedingungen trifft zu',
  },
  groupsMatchLabels: {
    all: 'Alle Gruppen müssen zutreffen',
    any: 'Eine Gruppe muss zutreffen',
  },
  applyLabel: (count) => `Auf ${orders(count)} anwenden`,
  applyProgressText: (done, total) => `${formatCount(done)} von ${orders(total)}.`,
  appliedText: (results, left) => {
    const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
    const parts = [`${orders(count('applied'))} geändert`];
    if (count('skipped') > 0) parts.push(`${formatCount(count('skipped'))} übersprungen`);
    if (count('refused') > 0) parts.push(`${formatCount(count('refused'))} nicht geändert`);
    const rest = left === 0 ? '' : ` ${orders(left)} ${plural(left, { one: 'bleibt', other: 'bleiben' })} übrig.`;
    return `${parts.join(', ')}.${rest}`;
  },
  moreValuesText: (hidden) => `und ${formatCount(hidden)} weitere`,
  addedValuesText: (added, known) => {
    const there =
      known === 0 ? '' : ` ${formatCount(known)} ${plural(known, { one: 'war', other: 'waren' })} schon vorhanden.`;
    return `${formatCount(added)} hinzugefügt.${there}`;
  },
  workflowReports: {
    saved: (name, version) => `„${name}“ als Version ${formatCount(version)} gespeichert.`,
    savedAndOn: (name) => `„${name}“ gespeichert und eingeschaltet.`,
    savedNotOn: (name) => `„${name}“ gespeichert, konnte aber nicht eingeschaltet werden.`,
    savingName: (name) => `Speichern von „${name}“`,
    saveCancelled:
      'Du hast nicht länger gewartet. Vielleicht ist er nicht gespeichert. Speichere noch einmal, um sicherzugehen.',
    applyCancelled:
      'Du hast angehalten. Bestellungen in Bearbeitung sind vielleicht geändert. Mache weiter, um zu sehen, welche.',
    notSaved: (name) => `„${name}“ konnte nicht gespeichert werden.`,
    notUndone: (name) => `Das Speichern von „${name}“ konnte nicht rückgängig gemacht werden.`,
    undone: (name) => `„${name}“ ist wieder wie vorher.`,
    switched: (name, isOn) => `„${name}“ ist ${isOn ? 'eingeschaltet' : 'ausgeschaltet'}.`,
    deleted: (name) => `„${name}“ gelöscht.`,
    restored: (name) => `„${name}“ ist wieder da.`,
    restoredOff: (name) => `„${name}“ ist wieder da, aber ausgeschaltet.`,
    versionRestored: (name, version) => `„${name}“ ist wieder wie in Version ${formatCount(version)}.`,
    notMoved: 'Die Reihenfolge der Workflows konnte nicht gespeichert werden.',
    undo: 'Rückgängig',
    retry: 'Erneut versuchen',
  },
  outdatedTitle: (savedBy) =>
    `${savedBy.trim() === '' ? 'Jemand' : bidiIsolate(savedBy)} hat eine neuere Version gespeichert, während du bearbeitet hast`,
  outdatedBody:
    'Deine Änderungen sind sicher. Wähle, welche Version bleibt; die andere findest du weiter unter Versionen.',
  applyListText: (listed, matched) =>
    listed >= matched
      ? null
      : `${orders(matched)} ${plural(matched, { one: 'passt und ist', other: 'passen und sind' })} offen. ` +
        `Aufgeführt sind die neuesten ${formatCount(listed)}.`,
} satisfies CatalogueOf<typeof english>;

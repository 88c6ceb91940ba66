import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/permissions/staff/staffTexts.ts';
import { bidiIsolate } from '../../../../src/shared/bidiIsolate.ts';

export const texts = {
  staffTexts: {
    people: 'Personen',
    peopleNote:
      'Personen erscheinen hier, wenn sie die App zum ersten Mal öffnen. Mitarbeiter fügst du im Admin deines Shops ' +
      'hinzu und entfernst sie dort; was sie hier tun können, legst du unten fest.',
    subject: 'Personen',
    table: { name: 'Name', email: 'E-Mail', role: 'Rolle', rights: 'Berechtigungen', lastSeen: 'Zuletzt gesehen' },
    owner: 'Inhaber',
    staff: 'Mitarbeiter',
    you: 'du',
    neverSeen: 'Nie',
    noEmail: 'Unbekannt',
    ownRights: 'Je nach Bereich verschieden',
    edit: 'Ändern',
    ownersOnly: 'Nur Inhaber können Berechtigungen ändern.',
    notYourOwn: 'Deine eigenen Berechtigungen kannst du nicht ändern. Das muss ein anderer Inhaber tun.',
    lastOwner: 'Ein Shop braucht mindestens einen Inhaber. Mach zuerst eine andere Person zum Inhaber.',
    gone: 'Niemand mit dieser ID arbeitet noch in diesem Shop. Lade die Seite neu.',
    presets: 'Vorlage',
    rights: { none: 'Kein Zugriff', view: 'Ansehen', edit: 'Bearbeiten' },
    makeOwner: 'Inhaber',
    makeOwnerHelp: 'Inhaber können alles ansehen und bearbeiten und Berechtigungen ändern.',
    seenBy: (name) => `Aus Sicht von ${bidiIsolate(name)}`,
    navigation: 'Im Menü',
    noNavigation: 'Nichts: Die App sagt nur, wer Zugriff geben kann.',
    disabled: 'Gesperrt',
    noneDisabled: 'Nichts ist gesperrt.',
    changes: 'Änderungen',
    changesNote: 'Jede Änderung von Berechtigungen, die neueste zuerst.',
    noChanges: 'Bisher hat niemand Berechtigungen geändert.',
    changesTable: { at: 'Wann', by: 'Geändert von', who: 'Person', what: 'Was' },
    changesSubject: 'Änderungen von Berechtigungen',
    saved: (name) => `Berechtigungen von ${bidiIsolate(name)} gespeichert.`,
    undone: (name) => `Die Berechtigungen von ${bidiIsolate(name)} sind wieder wie zuvor.`,
    noChange: 'Ohne Änderung gespeichert',
  },
  sectionActions: {
    1: 'Bestellungen zurückhalten, verschieben, versenden und exportieren',
    2: 'Workflows erstellen, ändern und ausführen',
    3: 'Produkte, Bestand und Bundles ändern',
    4: '3PLs verbinden und ihre Einstellungen sehen',
    5: 'Shop-Einstellungen und Tags ändern, Bestellungen importieren',
    6: 'Standorte, Routing und Chargen ändern',
    7: '',
    8: 'Bestellungen schließen',
  },
  rightsChangeWords: {
    madeOwner: 'Zum Inhaber gemacht',
    noLongerOwner: 'Nicht mehr Inhaber',
    right: { none: 'kein Zugriff', view: 'ansehen', edit: 'bearbeiten' },
    changed: (section, before, after) => `${section}: vorher ${before}, jetzt ${after}`,
  },
} satisfies CatalogueOf<typeof english>;

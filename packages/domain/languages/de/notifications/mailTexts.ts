import type { brandName as brand } from '../../../src/shared/screens/brandName.ts';
import type { MailFormat } from '../../../src/notifications/MailFormat.ts';
import type { ErrorReason, MailTexts } from '../../../src/notifications/mailTexts.ts';

const brandName: typeof brand = 'Fulfillment Hub';

const reasons: Readonly<Record<ErrorReason, readonly [one: string, other: string]>> = {
  address: ['hat eine Adresse, die das Lager ablehnt', 'haben eine Adresse, die das Lager ablehnt'],
  unknownSku: ['hat eine SKU, die das Lager nicht kennt', 'haben eine SKU, die das Lager nicht kennt'],
  stock: ['hat zu wenig Bestand', 'haben zu wenig Bestand'],
  orderAmount: ['liegt über dem Limit eines Workflows', 'liegen über dem Limit eines Workflows'],
  customs: ['braucht eine Warenbeschreibung für den Zoll', 'brauchen eine Warenbeschreibung für den Zoll'],
  packageSize: ['passt in keine Verpackung', 'passen in keine Verpackung'],
  rate: ['hat keinen Tarif für ihre Versandart', 'haben keinen Tarif für ihre Versandart'],
  busy: ['traf auf ein ausgelastetes Lager', 'trafen auf ein ausgelastetes Lager'],
  other: ['hat einen anderen Fehler', 'haben andere Fehler'],
};

/** What mails say in German. */
export function mailTexts(format: MailFormat): MailTexts {
  const { count, counted, plural } = format;
  const orders = (number: number) => counted(number, { one: 'Bestellung', other: 'Bestellungen' });
  const day = (arrived: number, shipped: number) => `${orders(arrived)} eingegangen und ${count(shipped)} versendet`;
  const need = (number: number) => `${orders(number)} ${plural(number, { one: 'wartet', other: 'warten' })} auf dich`;
  return {
    format,
    greeting: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    why: (shop) => `Du bekommst diese E-Mail, weil du sie in ${brandName} für ${shop} gewählt hast.`,
    change: 'Ändern, worüber wir dir schreiben',
    stop: 'Diese E-Mails abbestellen',
    andMore: (subject) => `${subject}, und mehr`,
    links: {
      errors: 'Bestellungen mit Fehlern ansehen',
      providerDown: 'Verbindungen ansehen',
      holdEnded: 'Offene Bestellungen ansehen',
      backOrders: 'Rückstände ansehen',
    },
    need,
    needOne: (reason) => `${need(1)}: Sie ${reasons[reason][0]}`,
    needMore: (number, reason) => `${need(number)}: ${reason}`,
    reason: (number, reason) =>
      `${count(number)} ${plural(number, { one: reasons[reason][0], other: reasons[reason][1] })}`,
    providersDown: (names) => `Bestellungen an ${names} warten: Die Verbindung ist unterbrochen`,
    connectionsDown: (number) =>
      `Bestellungen warten: ${counted(number, { one: 'Verbindung ist', other: 'Verbindungen sind' })} unterbrochen`,
    providersNote:
      'Die Bestellungen bleiben in der Warteschlange und werden gesendet, sobald die Verbindung wieder steht. ' +
      'Prüfe ihre Einstellungen.',
    holdEnded: (number) =>
      `${orders(number)} ${plural(number, { one: 'wird', other: 'werden' })} nicht mehr zurückgehalten`,
    backOrders: (number) => `${orders(number)} ${plural(number, { one: 'wartet', other: 'warten' })} auf Bestand`,
    namesAndMore: (names, rest) => `${names} und ${count(rest)} weitere`,
    summary: {
      quiet: (arrived, shipped) => `Gestern ${day(arrived, shipped)}; nichts wartet auf dich`,
      needs: (needs, arrived, shipped) =>
        `${orders(needs)} ${plural(needs, { one: 'wartet', other: 'warten' })} heute Morgen auf dich; ` +
        `gestern ${day(arrived, shipped)}`,
      title: (arrived, shipped) => `Gestern: ${day(arrived, shipped)}`,
      now: (weekday) => `Stand heute Morgen, ${weekday}:`,
      open: 'Offen',
      inFulfillment: 'Im Fulfillment',
      errors: 'Fehler',
      needsReview: 'Zu prüfen',
      hold: 'Zurückgehalten',
      backOrders: 'Rückstände',
      link: 'Übersicht öffnen',
    },
    confirmation: {
      subject: 'Bestätige deine E-Mail-Adresse',
      title: (address) => `E-Mails an ${address} bekommen?`,
      works: (hours) =>
        `Du hast das in ${brandName} angefordert. Der Link gilt einmal, ${counted(hours, { one: 'Stunde', other: 'Stunden' })} lang.`,
      otherwise: 'Wenn du das nicht warst, tu nichts: An diese Adresse gehen dann keine E-Mails.',
      link: 'Diese Adresse bestätigen',
      why: (shop) => `Du bekommst diese E-Mail, weil jemand diese Adresse in ${brandName} für ${shop} eingegeben hat.`,
    },
    changed: {
      subject: 'Deine E-Mails gehen jetzt an eine andere Adresse',
      title: (address) => `Ab jetzt schreiben wir an ${address}`,
      otherwise: 'Wenn du das nicht geändert hast, ändere es zurück und sag dem Inhaber des Shops Bescheid.',
      link: 'Einstellungen ansehen',
    },
    accessEnded: {
      subject: (shop) => `Bestellungen von ${shop} warten: Öffne die App einmal`,
      title: `Dein Shop akzeptiert ${brandName} nicht mehr`,
      lines: [
        'Bis dahin geht keine Bestellung an ein Lager und keine Sendungsnummer an deinen Shop. Nichts geht verloren.',
        'Öffne die App im Adminbereich deines Shops: Das erneuert den Zugriff, und alles, was wartet, geht von selbst weiter.',
      ],
      link: 'App öffnen',
      why: (shop) => `Du bekommst diese E-Mail, weil dir ${shop} gehört und der Shop ${brandName} nutzt.`,
    },
    unsubscribe: {
      incomplete: {
        title: 'Dieser Link ist unvollständig',
        text: 'Kopiere den ganzen Link aus der E-Mail oder bestelle die E-Mails unter Einstellungen, E-Mail ab.',
      },
      ask: {
        title: 'E-Mails an dich abbestellen?',
        text:
          'Du bekommst dann keine E-Mails mehr über Fehler, Verbindungen, zurückgehaltene Bestellungen und Rückstände, ' +
          'auch keine tägliche Zusammenfassung.',
      },
      stop: 'Diese E-Mails abbestellen',
      stopped: {
        title: 'Du bekommst keine E-Mails mehr',
        text: 'Unter Einstellungen, E-Mail kannst du sie wieder einschalten.',
      },
      unknown: {
        title: 'Du bekommst keine E-Mails mehr',
        text: 'Über diesen Link bekommt niemand mehr E-Mails.',
      },
    },
  };
}

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/providerMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  providerMessages: {
    needs: ({ provider, field }) => `${provider} braucht eine Angabe zum Empfänger: ${field}.`,
    tooLong: ({ field, most, provider }) =>
      `Angabe zum Empfänger zu lang: ${field}. ${provider} nimmt höchstens ${formatCount(most)} Zeichen.`,
    noCountryCode: ({ country }) => `„${country}“ ist kein Ländercode aus zwei Buchstaben.`,
    nothing: 'Es gibt nichts zu versenden.',
    noSku: ({ item, provider }) => `„${item}“ hat keine SKU, an der ${provider} den Artikel erkennt.`,
    noQuantity: ({ sku }) => `Für „${sku}“ fehlt die Menge.`,
    longSku: ({ sku, most, provider }) =>
      `SKU „${sku}“ ist zu lang. ${provider} nimmt höchstens ${formatCount(most)} Zeichen.`,
    longGiftMessage: ({ most, provider }) =>
      `Die Grußbotschaft ist zu lang. ${provider} nimmt höchstens ${formatCount(most)} Zeichen.`,
    longReference: ({ provider, reference }) =>
      `${provider} nimmt Referenzen mit bis zu 25 Buchstaben, Ziffern, # und Bindestrichen, nicht „${reference}“.`,
    noChoice: ({ provider, choice }) => `${provider} hat zu diesem Konto keinen Eintrag: ${choice}.`,
    choose: ({ choice, provider }) => `Wähle für ${provider} unter „Apps & Integrationen“: ${choice}.`,
    chooseService: ({ provider }) => `Wähle den Versanddienst und Service, mit dem ${provider} versendet.`,
    chooseFreight: ({ provider }) => `Wähle das Frachtkonto, das ${provider} verwendet.`,
    ownAccount: ({ account, provider }) => `${account} (dein Konto bei ${provider})`,
    noReply: ({ provider, problem }) => `${provider} ist nicht erreichbar: ${problem}.`,
    webPage: ({ provider }) => `${provider} hat eine Webseite statt Daten gesendet.`,
    problems: ({ provider, status }) => `${provider} hat gerade Probleme (Status ${formatCount(status)}).`,
    redirect: ({ provider, status }) =>
      `${provider} hat statt einer Antwort eine Weiterleitung gesendet (Status ${formatCount(status)}).`,
    unknownForm: ({ provider, call, problem }) =>
      `${provider} hat ${call} in unbekannter Form beantwortet: ${problem}.`,
    otherOrder: ({ provider, call }) => `${provider} hat ${call} mit einer anderen Bestellung beantwortet.`,
    withoutOrder: ({ provider, call }) => `${provider} hat ${call} ohne Bestellung beantwortet.`,
    withoutSecret: ({ provider, call }) => `${provider} hat ${call} ohne Geheimnis beantwortet.`,
    withoutField: ({ provider, call, field }) => `${provider} hat ${call} ohne \`${field}\` beantwortet.`,
    otherThanSent: ({ provider }) => `${provider} hat eine andere Bestellung bestätigt als die gesendete.`,
    endlessList: ({ provider }) => `${provider} sendet eine Liste ohne Ende.`,
    samePage: ({ provider }) => `${provider} sendet immer wieder dieselbe Seite einer Liste.`,
    tooManyBatches: ({ provider, most, day }) =>
      `${provider} nennt für den ${day} mehr als ${formatCount(most)} Chargen.`,
    foreignLink: ({ provider }) => `${provider} hat einen Link zu einer fremden Adresse gesendet.`,
    noLink: ({ provider }) => `${provider} hat einen Link gesendet, der keiner ist.`,
    callLimit: ({ provider }) =>
      `${provider} hat sein Limit für Anfragen erreicht. Versuche es in einer Minute erneut.`,
    credentials: ({ provider }) => `${provider} akzeptiert diese Zugangsdaten nicht.`,
    key: ({ provider }) => `${provider} akzeptiert diesen Schlüssel nicht.`,
    client: ({ provider }) => `${provider} akzeptiert diese Client-ID und dieses Client-Geheimnis nicht.`,
    notAllowed: ({ provider }) => `${provider} erlaubt das mit deinen Zugangsdaten nicht. Bitte dort um mehr Rechte.`,
    noChannelRight: ({ channel, provider }) =>
      `Mit diesem Token lassen sich keine Bestellungen im Kanal ${channel} von ${provider} anlegen.`,
    noChannel: ({ channel, provider }) => `Dieses Token hat bei ${provider} keinen Kanal ${channel}.`,
    channelNumber: ({ provider }) => `Deine Kanal-ID von ${provider} muss eine Zahl sein.`,
    customerNumber: ({ provider }) => `Die Kunden-ID von ${provider} ist eine Zahl.`,
    character: ({ provider }) =>
      `Eine Einstellung von ${provider} enthält ein Zeichen, das wir nicht ` +
      'senden können, etwa einen Zeilenumbruch. Gib sie noch einmal ein.',
    blank: ({ field }) => `Hier fehlt noch: ${field}.`,
    noHost: ({ field }) => `${field}: Gib einen Hostnamen ein, zum Beispiel wms.example.com.`,
    hostSpaces: ({ field }) => `${field}: Ein Hostname enthält keine Leerzeichen und keine Zeilenumbrüche.`,
    hostScheme: ({ field, scheme }) => `${field}: Nur https://-Adressen sind möglich, nicht ${scheme}://.`,
    hostPassword: ({ field }) => `${field}: Lass Benutzername und Passwort in der Adresse weg.`,
    hostPort: ({ field }) => `${field}: Nur der übliche https-Port 443 ist möglich.`,
    onlyHost: ({ field, host }) => `${field}: Gib nur den Hostnamen ${host} ein, ohne etwas dahinter.`,
    hostNumber: ({ field }) => `${field}: Gib einen Hostnamen ein, keine IP-Adresse.`,
    hostDot: ({ field }) => `${field}: Lass den Punkt am Ende weg.`,
    privateHost: ({ field, host }) => `${field}: ${host} ist kein öffentlicher Hostname.`,
    notAHost: ({ field }) => `${field}: Das ist kein Hostname. Gib ihn vollständig ein, zum Beispiel wms.example.com.`,
    scheme: 'Nur https://-Adressen sind möglich.',
    port: 'Nur der übliche https-Port 443 ist möglich.',
    privateAddress: ({ host }) => `${host} ist keine öffentliche Adresse, deshalb können wir sie nicht aufrufen.`,
    noAddress: ({ provider }) =>
      `${provider} veröffentlicht die Adresse seiner API nicht. Bitte den Betreiber dieses Servers, sie einzurichten.`,
    refused: ({ provider, status }) => `${provider} hat die Anfrage abgelehnt (Status ${formatCount(status)}).`,
    refusedRequest: ({ provider }) => `${provider} hat die Anfrage abgelehnt.`,
    refusedOrder: ({ provider }) => `${provider} hat die Bestellung abgelehnt.`,
    noOrder: ({ provider, id }) => `${provider} kennt die Bestellung ${id} nicht.`,
    shipped: ({ provider }) => `${provider} hat die Bestellung versendet.`,
    cancelled: ({ provider }) => `${provider} hat die Bestellung storniert.`,
    splitOrCombined: ({ provider }) =>
      `${provider} hat die Bestellung geteilt oder mit einer anderen zusammengelegt. Ändere sie dort.`,
    itemsKept: ({ provider }) => `${provider} hat die Artikel nicht aus der Bestellung genommen.`,
    notHeld: ({ provider }) => `${provider} hat die Bestellung nicht zurückgehalten.`,
    addressKept: ({ provider }) => `${provider} hat die neue Adresse nicht übernommen.`,
    nothingToChange: ({ provider }) => `${provider} hat keine offene Sendung dieser Bestellung.`,
    kept: ({ provider, status }) => `${provider} hat die Bestellung im Status „${status}“ gelassen.`,
    stillGoing: ({ provider }) => `${provider} hat die Stornierung angenommen, arbeitet aber noch an der Bestellung.`,
    partCancelled: ({ provider }) =>
      `${provider} hat die Bestellung geteilt, einige Teile storniert und versendet den Rest. Stornierte Einheiten gehen nicht raus.`,
    startedShipping: ({ provider }) => `${provider} hat schon begonnen, die Bestellung zu versenden.`,
    startedWorking: ({ provider }) => `${provider} arbeitet schon an der Bestellung.`,
    status: ({ provider, status }) => `${provider} meldet den Status „${status}“.`,
    stage: ({ provider, stage }) => `${provider} meldet die Phase „${stage}“.`,
    errorCode: ({ provider, code }) => `${provider} meldet den Fehlercode ${code}.`,
    reviewing: ({ provider }) => `${provider} prüft die Bestellung.`,
    payment: ({ provider }) => `${provider} wartet auf die Zahlung.`,
    onHoldIn: ({ provider }) => `In ${provider} zurückgehalten.`,
    onHoldUntil: ({ provider, day }) => `In ${provider} bis ${day} zurückgehalten.`,
    onHoldAt: ({ provider }) => `Bei ${provider} zurückgehalten.`,
    onHoldCode: ({ provider, code }) => `Bei ${provider} zurückgehalten (${code}).`,
    rejectedBehind: ({ provider }) => `Der Logistiker hinter ${provider} hat die Bestellung abgelehnt.`,
    backOrdered: ({ provider }) => `Bei ${provider} im Rückstand.`,
  },
} satisfies CatalogueOf<typeof english>;

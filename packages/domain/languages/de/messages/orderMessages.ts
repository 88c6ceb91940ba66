import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/orderMessages.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import type { StageName } from '../../../src/messages/orderMessages.ts';
import { wordOf } from '../../../src/languages/wordOf.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

const stages: Record<StageName, string> = {
  open: 'ist offen',
  inFulfillment: 'ist im Fulfillment',
  shipped: 'ist versendet',
  error: 'hat einen Fehler',
  hold: 'ist zurückgehalten',
  backOrder: 'ist im Rückstand',
  needsReview: 'muss geprüft werden',
  closed: 'ist geschlossen',
  cancelled: 'ist storniert',
};

export const texts = {
  orderMessages: {
    held: ({ order }) => `${order} ist zurückgehalten.`,
    productFlows: ({ order }) => `Alle Produkt-Workflows sind für ${order} gelaufen.`,
    shipmentFlows: ({ order }) => `Die Versand-Workflows sind für ${order} gelaufen.`,
    noPartial: ({ order }) => `${order} hat keine Teilsendung mehr.`,
    sent: ({ order }) => `${order} wurde an das 3PL gesendet.`,
    closed: ({ order }) => `${order} ist geschlossen.`,
    open: ({ order }) => `${order} ist offen.`,
    partiallyOpen: ({ order }) => `${order} ist teilweise offen.`,
    ran: ({ order }) => `Der Workflow ist gelaufen, ${order} ist wieder offen.`,
    asking: ({ providers, order }) =>
      `Wir fragen bei ${joinNames(providers.map((name) => bidiIsolate(name)))} an. Die Antwort steht dann im Verlauf von ${order}.`,
    removed: ({ units, order }) => `${formatCount(units)} Stück aus ${order} entfernt.`,
    several: ({ results }) => `${results.join(', ')}.`,
    ofOne: ({ order, reason }) => `${order}: ${reason}`,
    each: ({ orders }) => orders.join(' '),
    it: ({ stage }) => `Sie ${wordOf(stages, stage)}.`,
    already: ({ stage }) => `Sie ${wordOf(stages, stage)} bereits.`,
    cannot: ({ stage }) => `Sie ${wordOf(stages, stage)}. Deshalb geht das nicht.`,
    repeated: ({ by, at }) =>
      by === null ? `Das ist schon getan, am ${at}.` : `${bidiIsolate(by)} hat das schon getan, am ${at}.`,
    cannotBeDone: 'Das geht gerade nicht.',
    tooMany: 'So viel kannst du von diesem Artikel nicht entfernen.',
    notAllShipped: 'Erst wenn die ganze Bestellung versandt ist, lassen sich Einheiten noch einmal senden.',
    nothingToReship: 'Wähle mindestens eine Einheit, die noch einmal gesendet wird.',
    tooManyToReship:
      'So viele Einheiten lassen sich nicht erneut senden. Lade die Bestellung neu, um zu sehen, wie viele versandt sind.',
    noReshipReason: 'Gib an, warum noch einmal gesendet wird.',
    reshipHasLeft: 'Die Ersatzsendung hat das Lager verlassen, oder es ist zu spät, sie zu stornieren.',
    reshipEnded: 'Die Ersatzsendung ist schon beendet.',
    reshipCancelAsked: 'Das 3PL wurde schon gebeten, sie zu stornieren.',
    addressChanged: ({ by, address }) =>
      `${by === null ? 'Die Adresse wurde' : `${bidiIsolate(by)} hat die Adresse`} geändert, seit du sie geöffnet hast: ` +
      `„${bidiIsolate(address)}“. Prüfe deine und speichere sie noch einmal.`,
    notThere: 'Das Lager hat von diesem Artikel nichts zu versenden.',
    asked: 'Das Lager wurde schon gebeten, sie zurückzuhalten.',
    notSent: 'Sie kann gerade nicht gesendet werden.',
    unknownBundleItem: ({ bundle, sku }) =>
      `Bundle ${bidiIsolate(bundle)} enthält einen Artikel, den kein Produkt hat${sku === null ? '' : `: SKU ${bidiIsolate(sku)}`}`,
    noAmount: 'Die Bestellung hat keinen Betrag, der sich versichern lässt',
    workflow: ({ error }) => `Ein Workflow konnte nicht ausgeführt werden. ${error}.`,
    noMatch: 'Der Workflow trifft nicht zu.',
    notOpen: 'Ein Workflow kann nur offene Bestellungen ändern.',
    notRun: 'Die Workflows sind noch nicht gelaufen.',
    inError: 'Hat einen Fehler',
    nothingReleasable: 'Kein Teil davon kann freigegeben werden.',
    noPartialShipment: 'Sie hat keine Teilsendung, die storniert werden könnte.',
    noneLeft: 'Von ihr ist nichts mehr zu versenden.',
    keptInStore: 'Dein Shop hält sie zurück. Gib sie in deinem Shop frei.',
    waitsForStock: 'Sie hat Artikel, die auf Bestand warten; fülle den Bestand auf, um sie zu versenden.',
    noWorkflowFailed: 'Bei ihr ist kein Workflow fehlgeschlagen.',
    workflowFailed: 'Bei ihr ist ein Workflow fehlgeschlagen. Führe zuerst diesen erneut aus.',
    noApiError: 'Sie hat keinen 3PL-API-Fehler.',
    movesOnly: 'Sie hat einen 3PL-API-Fehler. Öffne sie stattdessen.',
    unknown: 'Wir können diese Bestellung nicht finden.',
    onHold: 'Zurückgehalten',
    needsReview: 'Prüfung nötig',
    onBackOrder: 'Im Rückstand',
    couldNotSend: ({ problem }) => `Konnte nicht gesendet werden: ${problem}`,
  },
} satisfies CatalogueOf<typeof english>;

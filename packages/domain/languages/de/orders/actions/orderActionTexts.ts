import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/orderActionTexts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  actionWords: {
    'hold-order': { label: 'Zurückhalten', confirmation: 'Diese Bestellung wirklich zurückhalten?' },
    'product-workflow': {
      label: 'Produkt-Workflows ausführen',
      confirmation: 'Wirklich alle Produkt-Workflows ausführen?',
    },
    'shipment-workflow': {
      label: 'Versand-Workflows ausführen',
      confirmation: 'Wirklich die Versand-Workflows ausführen?',
    },
    'cancel-partial-shipment': {
      label: 'Teilsendung stornieren',
      confirmation: 'Die Teilsendung wirklich stornieren?',
    },
    'ship-now': { label: 'Jetzt versenden', confirmation: 'Diese Bestellung jetzt an das 3PL senden?' },
    'move-to-close': { label: 'Schließen', confirmation: 'Diese Bestellung wirklich schließen?' },
    'move-to-open': { label: 'Wieder öffnen', confirmation: 'Diese Bestellung wirklich wieder öffnen?' },
    available: {
      label: 'Wieder öffnen',
      confirmation: 'Diese Bestellung wirklich wieder öffnen?',
    },
    'available-partially': {
      label: 'Teilweise wieder öffnen',
      confirmation: 'Diese Bestellung wirklich teilweise wieder öffnen?',
    },
    'run-workflow': { label: 'Jetzt ausführen', confirmation: 'Den fehlerhaften Workflow wirklich erneut ausführen?' },
    'move-to-open-errored': { label: 'Wieder öffnen', confirmation: 'Diese Bestellung wirklich wieder öffnen?' },
    'cancel-item': { label: 'Artikel aus Bestellung entfernen', confirmation: 'Diesen Artikel wirklich stornieren?' },
  },
  defaultConfirmation: 'Wirklich löschen?',
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
  canBeUndone: 'Du kannst das danach rückgängig machen.',
  asksWarehouse: 'Wir fragen dein 3PL. Ist sie schon verpackt, wird sie so versendet, wie sie ist.',
  promptWords: {
    thisItem: 'dieser Artikel',
    amount: (quantity, all) => `${formatCount(quantity)} von ${formatCount(all)}`,
    remove: (amount) => `${amount} entfernen`,
    order: (name) => `Bestellung ${bidiIsolate(name)}`,
  },
  consequenceWords: {
    go: (units) => `${formatCount(units)} Stück ${plural(units, { one: 'geht', other: 'gehen' })}`,
    leave: (units, waiting) =>
      `${formatCount(units)} Stück ${plural(units, { one: 'geht', other: 'gehen' })} raus, ` +
      `${counted(waiting, { one: 'wartet', other: 'warten' })}.`,
    short: (waiting, all, skus) =>
      `Von ${formatCount(all)} Stück ${plural(waiting, { one: 'fehlt', other: 'fehlen' })} noch ${formatCount(waiting)}: ${skus}.`,
    notShipped: (units) =>
      `${formatCount(units)} Stück ${plural(units, { one: 'wird', other: 'werden' })} nicht versendet.`,
    wait: (units) => `${formatCount(units)} Stück ${plural(units, { one: 'wartet', other: 'warten' })} auf Bestand.`,
    to: (name) => `an ${bidiIsolate(name)}`,
    toProvider: 'an dein 3PL',
    from: (name) => ` von ${bidiIsolate(name)}`,
    unitsFrom: (units, name) => `${formatCount(units)} von ${bidiIsolate(name)}`,
  },
  destinationWords: {
    seeIn: (list) => `In ${list} ansehen`,
    cleared: (count, parts) => `Alles erledigt. Du hast hier heute ${orders(count)} bearbeitet: ${parts}.`,
    handled: {
      sent: (count) => `${formatCount(count)} an das 3PL gesendet`,
      opened: (count) => `${formatCount(count)} geöffnet`,
      released: (count) => `${formatCount(count)} teilweise freigegeben`,
      run: (count) => `${formatCount(count)} erneut ausgeführt`,
      held: (count) => `${formatCount(count)} zurückgehalten`,
      closed: (count) => `${formatCount(count)} geschlossen`,
    },
  },
  openNextLabel: 'Nach jeder Aktion die nächste Bestellung öffnen',
  releaseHoldTexts: {
    button: 'Im Shop freigeben',
    title: (order) => `${order} im Shop freigeben?`,
    heldFor: (reasons) => `Der Shop oder eine andere App hält diese Bestellung zurück: ${reasons}.`,
    follows: 'Sobald der Shop sie freigibt, können ihre Einheiten an dein 3PL gesendet werden.',
    asked: (order) => `Der Shop wurde gebeten, ${order} freizugeben.`,
    notHere: 'Der Shop lässt diese App sie nicht freigeben. Gib sie im Shop frei.',
  },
  actionControlTexts: {
    actions: 'Aktionen',
    steps: 'Schritte',
    ofCount: (count) => `von ${count}`,
    toRemove: (item) => `Zu entfernende Menge von ${item}`,
  },
} satisfies CatalogueOf<typeof english>;

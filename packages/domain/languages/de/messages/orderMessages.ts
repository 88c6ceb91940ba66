import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/orderMessages.ts';
import { joinNames } from '../../../src/shared/joinNames.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

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
      `Wir fragen bei ${joinNames(providers)} an. Die Antwort steht dann im Verlauf von ${order}.`,
    removed: ({ units, order }) => `${formatCount(units)} Stück aus ${order} entfernt.`,
    several: ({ results }) => `${results.join(', ')}.`,
    ofOne: ({ order, reason }) => `${order}: ${reason}`,
    it: ({ stage }) => `Sie ${stage}.`,
    already: ({ stage }) => `Sie ${stage} bereits.`,
    cannot: ({ stage }) => `Sie ${stage}. Deshalb geht das nicht.`,
    cannotBeDone: 'Das geht gerade nicht.',
    tooMany: 'So viel kannst du von diesem Artikel nicht entfernen.',
    notThere: 'Das Lager hat von diesem Artikel nichts zu versenden.',
    asked: 'Das Lager wurde schon gebeten, sie zurückzuhalten.',
    notSent: 'Sie kann gerade nicht gesendet werden.',
    workflow: ({ error }) => `Ein Workflow konnte nicht ausgeführt werden. ${error}.`,
    noMatch: 'Der Workflow trifft nicht zu.',
    notOpen: 'Ein Workflow kann nur offene Bestellungen ändern.',
    notRun: 'Die Workflows sind noch nicht gelaufen.',
    inError: 'Hat einen Fehler',
  },
} satisfies CatalogueOf<typeof english>;

import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/workflows/workflowsTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  workflowsTexts: {
    source: 'Workflows und Verläufe',
    summary: 'Zusammenfassung',
    totalRuns: 'Workflows ausgeführt',
    stoppedByWorkflow: 'Bestellungen mit Workflow-Fehler',
    stoppedByShipment: 'Bestellungen mit Sendungs- oder 3PL-API-Fehler',
    allOfPeriod: 'Diese beiden Zahlen gelten für alle Bestellungen des Zeitraums.',
    ran: 'Gelaufene Workflows',
    noneRan: 'Bei diesen Bestellungen ist kein Workflow gelaufen.',
    eligible: 'Neue Workflows, die bei diesen Bestellungen laufen könnten',
    noneEligible: 'Bei diesen Bestellungen ist jeder passende Workflow gelaufen.',
    manualRuns: 'Von Hand gestartet',
    manualRunsNote: 'Aus den Verläufen dieser Bestellungen.',
    workflow: 'Workflow',
    button: 'Schaltfläche',
    orders: 'Bestellungen',
    times: 'Anzahl',
    newest: 'Neueste Bestellung',
    noOrder: 'Keine',
    unnamed: 'Ohne Namen',
    cause: 'Ursache',
    sku: 'SKU',
    seeAll: 'Alle Workflows ansehen',
    seeOpen: 'Offene Bestellungen ansehen',
    seeErrors: 'Alle Bestellungen in Fehler ansehen',
    namedSkus: 'SKUs in diesen Fehlern',
    namedSkusNote: 'Eine SKU kann mehrere Bestellungen aufhalten.',
    noSkus: 'Diese Fehler nennen keine SKU.',
    notStated: 'Nicht angegeben',
    noneStopped: {
      order: 'In diesem Zeitraum hat kein Workflow-Fehler eine Bestellung gestoppt.',
      shipment: 'In diesem Zeitraum hat kein Sendungs- oder 3PL-API-Fehler eine Bestellung gestoppt.',
    },
    noneReadable: 'Keine gestoppten Bestellungen unter denen, die wir lesen konnten.',
    causes: {
      order: 'Durch einen Workflow-Fehler gestoppte Bestellungen',
      shipment: 'Durch einen Sendungs- oder 3PL-API-Fehler gestoppte Bestellungen',
    },
    aboutNote: {
      order:
        'Bestellungen, die ein Workflow nicht abschließen konnte. Unter Alle Workflows stehen beide Arten zusammen.',
      shipment:
        'Bestellungen, deren Sendung nicht erstellt werden konnte oder die dein 3PL abgelehnt hat. ' +
        'Unter Alle Workflows stehen beide Arten zusammen.',
    },
    readOnly: 'Dein Fulfillment-Dienst führt deine Workflows aus. Hier siehst du, was sie getan haben.',
    manyCauses: 'Eine Bestellung mit mehreren Fehlern steht unter jedem davon.',
  },
  stoppedCoverage: ({ orders: covered, listed, unreadable, period }) => {
    const missing =
      unreadable === 0
        ? ''
        : ` ${orders(unreadable)} ${plural(unreadable, { one: 'konnte', other: 'konnten' })} nicht gelesen werden.`;
    return `Aus der Liste Fehler: ${formatCount(covered)} von ${orders(listed)} (${period}).${missing}`;
  },
  untouchedText: (count) => (count === 0 ? null : `Bei ${orders(count)} ist kein Workflow gelaufen.`),
  eligibleText: (count, button) =>
    `Auf ${orders(count)} ${plural(count, { one: 'trifft ein', other: 'treffen' })} seitdem ` +
    `${plural(count, { one: 'hinzugefügter Workflow', other: 'hinzugefügte Workflows' })} zu. ` +
    `Öffne eine Bestellung und wähle „${button}“, um ihn zu starten.`,
  retryText: (buttons) =>
    `Um es mit einer Bestellung erneut zu versuchen, öffne sie in Fehler und wähle ` +
    `${buttons.map((button) => `„${button}“`).join(' oder ')}.`,
  workflowsCounted: (workflows) => `${counted(workflows, { one: 'Workflow', other: 'Workflows' })}.`,
} satisfies CatalogueOf<typeof english>;

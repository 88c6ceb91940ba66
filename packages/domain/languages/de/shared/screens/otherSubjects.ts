import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/otherSubjects.ts';

export const texts = {
  otherSubjects: {
    figures: 'die Zahlen',
    orders: 'die Bestellungen',
    ordersInError: 'die fehlerhaften Bestellungen',
    ordersByStage: 'die Bestellungen nach Stufe',
    ordersInFulfillment: 'die Bestellungen im Fulfillment',
    bothPeriods: 'die Bestellungen beider Zeiträume',
    shippedOrders: 'die versendeten Bestellungen',
    exportedOrders: 'die Bestellungen des Exports',
    locations: 'die Standorte',
    batchTimes: 'die Chargenzeiten',
    activeWorkflows: 'die aktiven Workflows',
    workflowRuns: 'die Workflow-Läufe',
    people: 'die Personen',
    purchase: 'der Kauf',
    import: 'der Import',
    fileTaken: 'die Annahme der Datei',
    installedApps: 'die installierten Apps',
    choicesOf: (provider) => `die Auswahl von ${provider}`,
  },
} satisfies CatalogueOf<typeof english>;

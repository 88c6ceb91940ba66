import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/loadSubjects.ts';

export const texts = {
  loadSubjects: {
    figures: 'die Zahlen',
    orders: 'die Bestellungen',
    shop: 'dein Shop',
    providers: 'die verbundenen Anbieter',
    lists: 'die Listen',
    ordersInError: 'die fehlerhaften Bestellungen',
    bothPeriods: 'die Bestellungen beider Zeiträume',
    shippedOrders: 'die versendeten Bestellungen',
    exportedOrders: 'die Bestellungen des Exports',
    locations: 'die Standorte',
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

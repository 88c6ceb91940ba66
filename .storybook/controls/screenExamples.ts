import type { BatchRecord } from '@hub/domain/batching';
import { tabs } from '@hub/domain/orders';
import { type ExportType, viewExportType } from '@hub/domain/orders/export';
import type { CellContext } from '@hub/domain/products';
import { type StockDraft, type StockFilters, stockKey } from '@hub/domain/stock';
import type { WorkflowConflict, WorkflowContext, WorkflowProblem } from '@hub/domain/workflows';
import type { DiscountFormProps } from '../../packages/ui/src/admin/DiscountForm.tsx';
import type { PendingRequest } from '../../packages/ui/src/data/Loadable.ts';
import { aBatch, upcomingBatches } from '../../packages/ui/src/fulfillment/batching/batchFixtures.ts';
import type { StockFile } from '../../packages/ui/src/inventory/stock/StockFileCard.tsx';
import type { PageHeaderProps } from '../../packages/ui/src/layout/TabbedPage.tsx';
import type { ValueSuggestions } from '../../packages/ui/src/workflows/builder/ValueInput.tsx';
import { savedWorkflows, storyContext } from '../../packages/ui/src/workflows/workflowListFixtures.ts';
import type { Examples } from './Examples.ts';

const longText = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and Überlandspeditionsgesellschaft mbH';

const texts = {
  One: ['Milton Keynes'],
  Three: ['Milton Keynes', 'Rotterdam', 'New Jersey'],
  Long: [longText],
} satisfies Examples<readonly string[]>;

const pageHeader = {
  'Without tabs': { title: 'Inventory', tabs: [], current: undefined },
  'Two tabs': {
    title: 'Inventory',
    tabs: [
      { title: 'All inventory', path: '/app/inventory/allinventory' },
      { title: 'Bundles', path: '/app/inventory/bundles' },
    ],
    current: '/app/inventory/bundles',
  },
  'Long title': { title: longText, tabs: [{ title: longText, path: '/app' }], current: '/app' },
} satisfies Examples<PageHeaderProps>;

const untouched = {
  now: () => new Date('2026-11-20T09:00:00Z'),
  isBusy: false,
  result: null,
  newer: null,
  before: null,
  onEdit: () => {},
  onSave: () => {},
} as const;

const discountForm = {
  Untouched: untouched,
  Saving: { ...untouched, isBusy: true },
  Saved: { ...untouched, result: { text: 'Discount saved.', isError: false } },
} satisfies Examples<Omit<DiscountFormProps, 'saved'>>;

const pending = {
  'Just sent': {},
  'Sent long ago': { since: 0, onCancel: () => {}, onRetry: () => {} },
} satisfies Examples<PendingRequest>;

const context = {
  'A shop in London': storyContext,
  'A shop in Tokyo': { ...storyContext, currency: 'JPY', timeZone: 'Asia/Tokyo' },
  'Without locations': { ...storyContext, locations: [], providers: [] },
} satisfies Examples<WorkflowContext>;

const suggestions = {
  None: { countries: [], shippingMethods: [], tags: [], bundles: [], collections: [], packages: [] },
  Some: {
    countries: ['United Kingdom', 'Germany', 'France'],
    shippingMethods: ['Express', 'Standard'],
    tags: ['gift', 'wholesale'],
    bundles: ['SET-7'],
    collections: ['Christmas'],
    packages: [{ value: 'ups / ups_letter', label: 'UPS Letter' }],
  },
} satisfies Examples<ValueSuggestions>;

const [first = '', second = ''] = savedWorkflows.map(({ workflowId }) => workflowId);

const conflicts = {
  Contradiction: [
    {
      type: 'neverRuns',
      workflowIds: [first],
      message: 'It never runs: no order is both above £500.00 and below £100.00.',
    },
  ],
  'Two workflows overwrite each other': [
    { type: 'overwrites', workflowIds: [first, second], message: 'Both say where the order ships from.' },
  ],
} satisfies Examples<readonly WorkflowConflict[]>;

const problems = {
  'No name': [{ part: 'name', message: 'Enter a name.' }],
  'No actions': [{ part: 'actions', message: 'Add at least one action.' }],
} satisfies Examples<readonly WorkflowProblem[]>;

const cells = {
  Grams: { unit: 'g', packages: [{ packageId: '1', name: 'Small box' }] },
  'Pounds without packages': { unit: 'lb', packages: [] },
} satisfies Examples<CellContext>;

const filters = {
  All: { search: '', locationId: null, show: 'all' },
  'Low stock': { search: '', locationId: null, show: 'low' },
  'A search': { search: '85123A', locationId: null, show: 'all' },
} satisfies Examples<StockFilters>;

const level = {
  sku: '85123A',
  locationId: '72001',
  onHand: 12,
  allocated: 4,
  unavailable: 0,
  safety: 0,
  lowAt: null,
  version: 1,
  savedAt: '2026-11-19T10:00:00.000Z',
  savedBy: 'Robin Carter',
};

const drafts = {
  'One typed': new Map([[stockKey(level), { base: level, onHand: '40', lowAt: '' }]]),
  'One typed wrongly': new Map([[stockKey(level), { base: level, onHand: 'many', lowAt: '' }]]),
} satisfies Examples<ReadonlyMap<string, StockDraft>>;

const files = {
  Reading: { name: 'stock.csv', state: 'reading' },
  Unreadable: { name: 'stock.csv', state: 'failed', message: 'stock.csv has no column SKU.' },
} satisfies Examples<StockFile>;

const batch = {
  'With failures': aBatch(),
  Running: aBatch({ endedAt: null, counts: { waiting: 120, sent: 200, skipped: 0, failed: 0 } }),
  'Sent by a person': aBatch({ cutOffAt: null, startedBy: 'Robin Carter' }),
  'After two missed cutoffs': aBatch({ missedCutOffs: 2 }),
  'Longest name': aBatch({ locationName: longText }),
} satisfies Examples<BatchRecord>;

const views = {
  'All orders': viewExportType(tabs.all, { slug: 'last-7d', day: '2026-11-20' }),
  'Hold orders of a search': viewExportType(tabs.hold, { slug: 'last-7d_sku-85123A', day: '2026-11-20' }),
} satisfies Examples<ExportType>;

/** Examples by type, except orders. */
export const screenExamples = {
  'readonly string[]': texts,
  'ReadonlySet<string>': { 'Many ids': new Set(['1', '2', '3', '72001', '72002', first, second]) },
  PageHeaderProps: pageHeader,
  PendingRequest: pending,
  WorkflowContext: context,
  ValueSuggestions: suggestions,
  'readonly WorkflowConflict[]': conflicts,
  'readonly WorkflowProblem[]': problems,
  CellContext: cells,
  StockFilters: filters,
  'ReadonlyMap<string, StockDraft>': drafts,
  StockFile: files,
  BatchRecord: batch,
  ExportType: views,
  'readonly UpcomingBatchSummary[]': { 'Each kind': upcomingBatches },
  '{ text: string; isError: boolean; }': {
    Done: { text: 'Discount saved.', isError: false },
    Failed: { text: 'The server can’t be reached. Try again.', isError: true },
  },
  'Omit<DiscountFormProps, "saved">': discountForm,
  '{ form: ReactNode; found: ReactNode; }': { 'Two words': { form: 'Form', found: 'Found' } },
} as const;

import { batchReplies, batchSentText, refusedByWarehouseText, sentWithBatchText } from '@hub/domain/batching';
import {
  actionListReply,
  actionReply,
  bulkActionReply,
  bulkTimelineMessage,
  orderActionNames,
  orderEvents,
  orderStages,
  removalReply,
  removalTimelineMessage,
  requestedReply,
  shipmentStatuses,
  stoppedRefusal,
  storeEvents,
  timelineButton,
  timelineMessage,
  timelineUndo,
  unknownOrderText,
} from '@hub/domain/orders';
import { refusalOf } from '../../packages/domain/src/orders/refusalOf.ts';
import { noEditReason, noViewReason, sectionList } from '@hub/domain/permissions';
import { frozenRefusal, purchaseRefusal, saveRefusal } from '@hub/domain/plans';
import { releasedTimelineText, type RoutingDecision, routingTimelineText } from '@hub/domain/routing';
import { sentToReviewText } from '@hub/domain/shopSettings';
import { exportNotReadyText, noShopExportText, noStoreFileText, notConnectedText } from '@hub/domain/store';
import type { KeptCondition } from '../../packages/domain/src/languages/pageLanguage.ts';
import { tagEvents } from '@hub/domain/tags';
import { warehouseEvents, warehouseProblems } from '@hub/domain/warehouses';
import {
  actionResult,
  applyRefusals,
  applyReply,
  emptyAction,
  type WorkflowAction,
  workflowListRefusals,
} from '@hub/domain/workflows';
import {
  countedByProviderText,
  countedByStoreText,
  stockProblems,
  unknownStockLocationText,
} from '../../packages/domain/src/stock/checkStockChange.ts';
import { stockFileProblems } from '../../packages/domain/src/stock/stockCsv.ts';
import { workflowProblems } from '../../packages/domain/src/workflows/definition/checkWorkflow.ts';
import { actualText, expectedText } from '../../packages/domain/src/workflows/definition/conditionTexts.ts';
import { type FieldValue, fieldNames, workflowFields } from '../../packages/domain/src/workflows/definition/fields.ts';
import { findOperator, operatorsOf } from '../../packages/domain/src/workflows/definition/operators.ts';
import { workflowListWords } from '../../packages/domain/src/workflows/list/changeWorkflowList.ts';
import { importFieldLabel, importFields } from '../../packages/domain/src/imports/importFields.ts';
import { importFileTexts } from '../../packages/domain/src/imports/importFileTexts.ts';
import { importProblems } from '../../packages/domain/src/imports/importProblems.ts';
import { splitMessage } from '../../packages/domain/src/products/splitBundles.ts';
import { storeWriteTasks } from '../../packages/domain/src/store/planStoreWrites.ts';
import { itemsKeptText, stageKeptText } from '../../packages/domain/src/workflows/definition/actions.ts';

/** Texts that no sentence of ours stands in: names and words of stores and 3PLs. */
export const name = 'Zq7';

const outcomes = (...statuses: ('success' | 'error' | 'skipped')[]) => statuses;
const facts = {
  backOrderState: null,
  threePlStatus: null,
  fulfillmentStatus: null,
  workflowErrors: [],
  errorType: null,
};
const workflowError = { type: '', message: name, sku: null, quantity: null };
const allFacts = [
  facts,
  { ...facts, backOrderState: 1 },
  { ...facts, fulfillmentStatus: 'fulfilled' },
  { ...facts, workflowErrors: [workflowError] },
] as unknown as Parameters<typeof refusalOf>[2][];

/** Replies to actions, and why one was not done. */
export function writtenReplies(): string[] {
  const actions = orderActionNames.filter((action) => action !== 'cancel-item');
  const refusals = orderStages.flatMap((stage) =>
    orderActionNames.flatMap((action) => allFacts.flatMap((each) => refusalOf(stage, action, each) ?? [])),
  );
  return [
    ...actions.map((action) => actionReply(action, name, null).message),
    requestedReply(name, [name]).message,
    actionListReply('move-to-open-errored', [{ orderName: name, refusal: 'It is shipped already.' }]).message,
    ...[1, 2].map((count) => removalReply(count, name, null).message),
    ...(['move-to-open', 'move-to-close', 'ship-now', 'available-partially'] as const).flatMap((action) => [
      bulkActionReply(action, outcomes('success')).message,
      bulkActionReply(action, outcomes('success', 'success', 'error', 'skipped')).message,
    ]),
    applyReply([{ status: 'success' }, { status: 'error' }, { status: 'skipped' }]).message,
    batchSentText({ sent: 1_200, skipped: 1, failed: 2, waiting: 3 }),
    ...refusals,
    stoppedRefusal('The order has no amount to insure') ?? '',
    ...Object.values(batchReplies),
    ...Object.values(applyRefusals),
    ...Object.values(workflowListRefusals),
    unknownOrderText,
  ];
}

/** What is wrong with workflows and levels of stock, with values and without. */
export function writtenProblems(): string[] {
  const { choose: _, notOne: __, ...problems } = workflowProblems;
  const values: Readonly<Record<string, string>> = {
    conditions: workflowProblems.conditions(100, 101),
    fieldGone: workflowProblems.fieldGone(name),
    values: workflowProblems.values(10_000, 12_000),
    currency: workflowProblems.currency(name, 'EUR'),
  };
  return [
    ...Object.values(problems).filter((problem) => typeof problem === 'string'),
    ...Object.values(values),
    workflowListWords.newer(name),
    workflowListWords.cannotRun(workflowProblems.locationGone),
    ...[1, 1_200].map((units) => stockProblems.staysCounted(stockProblems.reserved(units))),
    stockProblems.tooFew(stockProblems.reserved(3), 3),
    stockFileProblems.sameRow(1_200),
    unknownStockLocationText(name),
    countedByStoreText,
    countedByProviderText,
  ];
}

/** Conditions of workflows with what an order has: every field with every operator for it. */
export function writtenConditions(): KeptCondition[] {
  const countries = ['Germany', 'France', 'Italy', 'Spain', 'Portugal', 'Austria'];
  const texts = countries.map((_, index) => `${name}${index}`);
  return fieldNames.flatMap((field) => {
    const definition = workflowFields[field];
    const isNumeric = definition.type === 'money' || definition.type === 'number';
    const values = isNumeric ? [1, 1_204.5] : (definition.choices ?? (field === 'country' ? countries : texts));
    const actuals: FieldValue[] =
      definition.type === 'list'
        ? [null, [], values.map(String), values.slice(0, 2).map(String)]
        : [null, '', ...values.slice(0, 2)];
    return operatorsOf(definition.type).flatMap((operator) => {
      const counts = { none: [0], one: [1], two: [2], many: [1, 2, 6] }[findOperator(operator)?.operands ?? 'none'];
      return counts.flatMap((count) => {
        const condition = { field, operator, values: values.slice(0, count) };
        const expected = expectedText(condition, workflowContext);
        return actuals.map((actual) => ({
          field: definition.label,
          expected,
          actual: actualText(definition, actual, workflowContext),
        }));
      });
    });
  });
}

/** Why a call was refused. */
export function writtenRefusals(): string[] {
  return [
    ...sectionList.flatMap(({ id }) => [noEditReason(id), noViewReason(id)]),
    saveRefusal(null) ?? saveRefusal(1) ?? '',
    purchaseRefusal(2, 2) ?? '',
    frozenRefusal,
    noStoreFileText,
    notConnectedText,
    noShopExportText,
    exportNotReadyText,
  ];
}

/** Why a file or a row was not imported. */
export function writtenImportReasons(): string[] {
  const { wanted, ...problems } = importProblems;
  const labels = importFields.map(({ field }) => importFieldLabel(field));
  const of = (label: string) => [
    problems.blank(label),
    ...Object.values(wanted).map((each) => problems.isNot(label, name, each)),
    problems.tooLong(label, 1_000),
    problems.noText(label),
    problems.isZero(label),
    problems.tooLarge(label, name, 1_000_000),
    problems.notBetween(label, name, 1990, 2100),
    problems.rounded(label, name),
    problems.differs(label, name, name, 1_234),
  ];
  return [
    ...labels.flatMap(of),
    ...Object.values(problems).filter((problem) => typeof problem === 'string'),
    problems.noColumns(labels.slice(0, 1)),
    problems.noColumns(labels.slice(0, 3)),
    problems.noSuchColumn(9, 8),
    ...[1, 2].map((cells) => problems.cells(cells, 8)),
    problems.noCountry(name),
    problems.lostZero('2116'),
    problems.tooManyLines(name),
    problems.leftOut(name, 1_234),
    problems.appearsAgain(name),
    importFileTexts.inLine(1_234, importFileTexts.unclosedQuote),
  ];
}

const items = [
  { name, quantity: 2 },
  { name, quantity: 1 },
];
const location = { locationId: '1', name, leftOut: null };
const allocation = { lineItemId: '1', sku: name, locationId: '1', quantity: 1, reason: '' };
const decision: RoutingDecision = {
  outcome: 'routed',
  rule: name,
  allocations: [allocation],
  locations: [location, { ...location, locationId: '2' }],
  shipsFrom: ['1'],
};
const order = { orderId: '1', country: 'Germany', postcode: '', chosenLocationId: null, lines: [] };
const short = { ...allocation, locationId: null };

function writtenRoutes(): string[] {
  const several = [allocation, { ...allocation, locationId: '2', quantity: 1_200 }];
  const leftOut = [
    'Switched off',
    `Not in “${name}”`,
    `Does not ship to ${name}`,
    'Full for today: 2 orders',
    null,
  ].map((reason) => ({ ...location, leftOut: reason }));
  const many = Array.from({ length: 6 }, (_, index) => ({ ...short, sku: `${name}${index}` }));
  const decisions: RoutingDecision[] = [
    decision,
    { ...decision, rule: null },
    { ...decision, allocations: several, shipsFrom: ['1', '2'] },
    { ...decision, shipsFrom: [] },
    { ...decision, outcome: 'short', allocations: [short] },
    { ...decision, outcome: 'short', allocations: many },
    { ...decision, outcome: 'partlyShort', allocations: [short, ...several], shipsFrom: ['1', '2'] },
    { ...decision, outcome: 'review', locations: leftOut },
    { ...decision, outcome: 'review', locations: [] },
  ];
  return [
    ...decisions.flatMap((each) => [routingTimelineText(each, order), releasedTimelineText(each, order)]),
    routingTimelineText(decision, { ...order, country: '', chosenLocationId: '1' }),
  ];
}

const workflowContext = {
  currency: 'EUR',
  locations: [{ id: '1', name }],
  providers: [],
  timeZone: 'UTC',
} as unknown as Parameters<typeof actionResult>[1];

/** What workflows did, or would do. */
export function writtenChanges(): string[] {
  const actions: WorkflowAction[] = [
    { type: 'addTags', tags: [name] },
    { type: 'addTags', tags: [name, name] },
    { type: 'removeTags', tags: [name] },
    { type: 'removeTags', tags: [name, name, name] },
    ...[null, 1, 5, 24, 72].map((hours) => ({ type: 'hold' as const, reason: name, hours })),
    { type: 'review', reason: name },
    { type: 'routeToLocation', locationId: '1' },
    { type: 'routeToLocation', locationId: '2' },
    { type: 'routeToProvider', providerId: '2' },
    { type: 'note', text: name },
    { type: 'setShippingService', service: name },
    { type: 'setPackage', package: name },
    { type: 'setInsurance', amount: 20 },
    { type: 'addItem', sku: name, quantity: 2 },
    { type: 'swapItem', sku: name, newSku: name },
    emptyAction('splitBundles'),
    emptyAction('requireSignature'),
  ];
  const kept = actions.flatMap((action) =>
    action.type === 'splitBundles' || action.type === 'addItem' || action.type === 'swapItem'
      ? [itemsKeptText(action, 'notOpen'), itemsKeptText(action, 'notNeeded')]
      : [],
  );
  return [
    ...actions.map((action) => actionResult(action, workflowContext)),
    ...kept,
    stageKeptText,
    `Bundle ${name} contains an item that no product has: SKU ${name}`,
    'The order has no amount to insure',
  ];
}

function writtenWorkflows(): string[] {
  const changes = writtenChanges();
  return [
    ...changes.map((change) => `Workflow “${name}” ran: ${change}`),
    `Workflow “${name}” could not run: ${changes.join('; ')}`,
  ];
}

/** Entries of timelines. */
export function writtenEntries(): string[] {
  const batch = {
    batchId: '7',
    locationName: name,
    startedBy: null,
    cutOffAt: null,
    startedAt: '2026-01-01T10:00:00Z',
  };
  const buttons = orderActionNames.map(timelineButton);
  const w = warehouseEvents;
  return [
    ...buttons.flatMap((button) => [timelineMessage(button, name), timelineMessage(button, null)]),
    timelineMessage(timelineUndo('hold-order'), name),
    bulkTimelineMessage('move-to-close', name),
    ...[name, null].map((person) =>
      removalTimelineMessage(timelineButton('cancel-item'), person, { quantity: 2, name }),
    ),
    orderEvents.received,
    orderEvents.holdEnded,
    orderEvents.stockArrived,
    orderEvents.someStockArrived,
    orderEvents.sentToWarehouse,
    orderEvents.shipsWith(name),
    orderEvents.shipped(name),
    ...shipmentStatuses.map((status) => orderEvents.tracking(name, status)),
    ...Object.values(storeEvents).filter((event) => typeof event === 'string'),
    storeEvents.reducedAfterShipping(name),
    storeEvents.quantity(name, 3, 1_200),
    storeEvents.added(name, 2),
    ...[...Object.values(storeWriteTasks), 'answer'].map((task) => storeEvents.refused(task, name)),
    ...[1, 2].flatMap((units) => [null, name].map((service) => w.sentPart(name, units, service))),
    w.cancelled(name),
    w.tooLate(name, name),
    w.cancelFailed(name, name),
    w.holdRequested(name),
    w.held(name),
    w.cancelledToHold(name),
    w.tooLateToHold(name, name),
    w.holdFailed(name, name),
    w.voided(name),
    w.removalRequested(name, items),
    w.removed(name, items.slice(0, 1)),
    w.cancelledToRemove(name, items),
    w.tooLateToRemove(name, items, name),
    w.removeFailed(name, items, name),
    w.onHold(name, name),
    w.shippedNevertheless(name, null),
    w.shippedNevertheless(name, name),
    ...Object.values(warehouseProblems).filter((problem) => typeof problem === 'string'),
    warehouseProblems.noAnswer(name, name),
    warehouseProblems.cancelledThere(name),
    ...[1, 2].map((left) => warehouseProblems.closedShort(name, left)),
    ...writtenRoutes(),
    ...writtenWorkflows(),
    sentWithBatchText(batch, 'UTC'),
    sentWithBatchText({ ...batch, startedBy: name }, 'UTC'),
    sentWithBatchText(batch, 'UTC', 2),
    refusedByWarehouseText(name),
    tagEvents.renamed(name, name, name),
    tagEvents.merged(name, name, name),
    tagEvents.deleted(name, name),
    tagEvents.undone(name, name),
    ...[1, 2].map((quantity) =>
      splitMessage({
        lineItemId: '1',
        sku: name,
        quantity,
        components: [
          { sku: name, quantity: 2 },
          { sku: name, quantity: 1 },
        ],
      }),
    ),
    sentToReviewText(['address', 'shippingMethod', 'weight']),
    sentToReviewText(['weight']),
  ];
}

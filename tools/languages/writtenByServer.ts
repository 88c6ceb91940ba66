import { batchReplies, batchSentText } from '@hub/domain/batching';
import { workflowChangeText } from '@hub/domain/events';
import {
  actionListReply,
  actionReply,
  bulkActionReply,
  orderActionNames,
  orderStages,
  removalReply,
  requestedReply,
  stoppedRefusal,
  unknownOrderText,
} from '@hub/domain/orders';
import { refusalOf } from '../../packages/domain/src/orders/refusalOf.ts';
import { noEditReason, noViewReason, sectionList } from '@hub/domain/permissions';
import { frozenRefusal, purchaseRefusal, saveRefusal } from '@hub/domain/plans';
import { exportNotReadyText, noShopExportText, noStoreFileText, notConnectedText } from '@hub/domain/store';
import type { KeptCondition } from '../../packages/domain/src/languages/pageLanguage.ts';
import { warehouseProblems } from '@hub/domain/warehouses';
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
import { itemsKept } from '../../packages/domain/src/workflows/definition/actions.ts';

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
      ? [true, false].map((isOpen) => workflowChangeText(itemsKept(action, isOpen)))
      : [],
  );
  return [
    ...actions.map((action) => actionResult(action, workflowContext)),
    ...kept,
    workflowChangeText({ type: 'stageKept' }),
    `Bundle ${name} contains an item that no product has: SKU ${name}`,
    'The order has no amount to insure',
  ];
}

/** Why an order that a 3PL was to ship is an error, or can’t be changed there. */
export function writtenWarehouseProblems(): string[] {
  return [
    ...Object.values(warehouseProblems).filter((problem) => typeof problem === 'string'),
    warehouseProblems.noAnswer(name, name),
    warehouseProblems.cancelledThere(name),
    ...[1, 2].map((left) => warehouseProblems.closedShort(name, left)),
  ];
}

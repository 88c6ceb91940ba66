import { formatCount } from '../../shared/formatCount.ts';
import { formatMoney } from '../../shared/formatMoney.ts';
import { formatQuantity } from '../../shared/formatQuantity.ts';
import { joinNames } from '../../shared/joinNames.ts';
import type { NamedChoice, WorkflowContext } from './WorkflowContext.ts';
import type { WorkflowKind } from './triggers.ts';

/** One thing that a workflow does. */
export type WorkflowAction =
  | { type: 'addTags'; tags: readonly string[] }
  | { type: 'removeTags'; tags: readonly string[] }
  | { type: 'hold'; reason: string; hours: number | null }
  | { type: 'review'; reason: string }
  | { type: 'routeToLocation'; locationId: string }
  | { type: 'routeToProvider'; providerId: string }
  | { type: 'note'; text: string }
  | { type: 'setShippingService'; service: string }
  | { type: 'setPackage'; package: string }
  | { type: 'setInsurance'; amount: number }
  | { type: 'splitBundles' }
  | { type: 'addItem'; sku: string; quantity: number }
  | { type: 'swapItem'; sku: string; newSku: string }
  | { type: 'requireSignature' };

export type ActionType = WorkflowAction['type'];

/** What an action changes. Two actions with the same one overwrite each other; null: they add up. */
export type ActionTarget = 'stage' | 'destination' | 'service' | 'package' | 'insurance' | null;

/** One input of an action. */
export interface ActionParameter {
  name: string;
  label: string;
  type: 'text' | 'texts' | 'hours' | 'units' | 'money' | 'location' | 'provider';
  isOptional?: boolean;
  help?: string;
}

export interface ActionDefinition {
  label: string;
  kind: WorkflowKind | 'both';
  target: ActionTarget;
  parameters: readonly ActionParameter[];
}

/** Longest text of a reason, a note or a tag. */
export const maxActionText = 500;

/** Every action, in the order in which they are offered. */
export const workflowActions: Readonly<Record<ActionType, ActionDefinition>> = {
  routeToLocation: {
    label: 'Route to a location',
    kind: 'both',
    target: 'destination',
    parameters: [{ name: 'locationId', label: 'Location', type: 'location' }],
  },
  routeToProvider: {
    label: 'Route to a 3PL',
    kind: 'both',
    target: 'destination',
    parameters: [{ name: 'providerId', label: '3PL', type: 'provider' }],
  },
  hold: {
    label: 'Put on hold',
    kind: 'orderUpdate',
    target: 'stage',
    parameters: [
      { name: 'reason', label: 'Reason', type: 'text', help: 'Shown on the order.' },
      {
        name: 'hours',
        label: 'Release after',
        type: 'hours',
        isOptional: true,
        help: 'Leave empty to hold until someone releases it.',
      },
    ],
  },
  review: {
    label: 'Send to review',
    kind: 'orderUpdate',
    target: 'stage',
    parameters: [{ name: 'reason', label: 'Reason', type: 'text', help: 'Shown on the order.' }],
  },
  addTags: {
    label: 'Add tags',
    kind: 'both',
    target: null,
    parameters: [{ name: 'tags', label: 'Tags', type: 'texts' }],
  },
  removeTags: {
    label: 'Remove tags',
    kind: 'both',
    target: null,
    parameters: [{ name: 'tags', label: 'Tags', type: 'texts' }],
  },
  note: {
    label: 'Add a note for the warehouse',
    kind: 'both',
    target: null,
    parameters: [{ name: 'text', label: 'Note', type: 'text' }],
  },
  splitBundles: {
    label: 'Split bundles into their items',
    kind: 'orderUpdate',
    target: null,
    parameters: [],
  },
  addItem: {
    label: 'Add an item',
    kind: 'orderUpdate',
    target: null,
    parameters: [
      { name: 'sku', label: 'SKU', type: 'text', help: 'Not added again to an order that has it.' },
      { name: 'quantity', label: 'Quantity', type: 'units' },
    ],
  },
  swapItem: {
    label: 'Swap an item',
    kind: 'orderUpdate',
    target: null,
    parameters: [
      { name: 'sku', label: 'SKU', type: 'text' },
      { name: 'newSku', label: 'SKU to ship instead', type: 'text', help: 'The customer’s price stays as it is.' },
    ],
  },
  setShippingService: {
    label: 'Set the shipping service',
    kind: 'shipmentUpdate',
    target: 'service',
    parameters: [{ name: 'service', label: 'Service', type: 'text', help: 'As your 3PL names it.' }],
  },
  setPackage: {
    label: 'Set the package',
    kind: 'shipmentUpdate',
    target: 'package',
    parameters: [{ name: 'package', label: 'Package', type: 'text' }],
  },
  setInsurance: {
    label: 'Insure the shipment',
    kind: 'shipmentUpdate',
    target: 'insurance',
    parameters: [{ name: 'amount', label: 'Insured value', type: 'money' }],
  },
  requireSignature: {
    label: 'Require a signature',
    kind: 'shipmentUpdate',
    target: null,
    parameters: [],
  },
};

export const actionTypes = Object.keys(workflowActions) as readonly ActionType[];

/** The actions for a kind of workflow. */
export function actionsOf(kind: WorkflowKind): readonly ActionType[] {
  return actionTypes.filter((type) => ['both', kind].includes(workflowActions[type].kind));
}

/** An action with empty inputs, for the builder. */
export function emptyAction(type: ActionType): WorkflowAction {
  return { ...emptyActions[type] };
}

const emptyActions: { readonly [T in ActionType]: Extract<WorkflowAction, { type: T }> } = {
  addTags: { type: 'addTags', tags: [] },
  removeTags: { type: 'removeTags', tags: [] },
  hold: { type: 'hold', reason: '', hours: null },
  review: { type: 'review', reason: '' },
  routeToLocation: { type: 'routeToLocation', locationId: '' },
  routeToProvider: { type: 'routeToProvider', providerId: '' },
  note: { type: 'note', text: '' },
  setShippingService: { type: 'setShippingService', service: '' },
  setPackage: { type: 'setPackage', package: '' },
  setInsurance: { type: 'setInsurance', amount: 0 },
  splitBundles: { type: 'splitBundles' },
  addItem: { type: 'addItem', sku: '', quantity: 1 },
  swapItem: { type: 'swapItem', sku: '', newSku: '' },
  requireSignature: { type: 'requireSignature' },
};

/** Inside a sentence: "route it to Rotterdam". */
export function actionPhrase(action: WorkflowAction, { currency, locations, providers }: WorkflowContext): string {
  switch (action.type) {
    case 'addTags':
      return `tag it ${quotedList(action.tags)}`;
    case 'removeTags':
      return `remove the ${action.tags.length === 1 ? 'tag' : 'tags'} ${quotedList(action.tags)}`;
    case 'hold':
      return `put it on hold${action.hours === null ? '' : ` for ${hoursText(action.hours)}`}${reasonPhrase(action.reason)}`;
    case 'review':
      return `send it to review${reasonPhrase(action.reason)}`;
    case 'routeToLocation':
      return `route it to ${nameOf(locations, action.locationId, 'a deleted location')}`;
    case 'routeToProvider':
      return `route it to ${nameOf(providers, action.providerId, 'a disconnected 3PL')}`;
    case 'note':
      return `note ${quoted(orMissing(action.text))} for the warehouse`;
    case 'setShippingService':
      return `ship it with ${orMissing(action.service)}`;
    case 'setPackage':
      return `pack it in ${orMissing(action.package)}`;
    case 'setInsurance':
      return `insure it for ${action.amount > 0 ? formatMoney(action.amount, currency) : missing}`;
    case 'splitBundles':
      return 'split its bundles into their items';
    case 'addItem':
      return `add ${unitsText(action.quantity)} × ${orMissing(action.sku)} unless it has it`;
    case 'swapItem':
      return `swap ${orMissing(action.sku)} for ${orMissing(action.newSku)}`;
    case 'requireSignature':
      return 'require a signature';
  }
}

/** What is not entered yet, in a sentence. */
const missing = '…';

function orMissing(text: string): string {
  return text.trim() === '' ? missing : text;
}

function quotedList(texts: readonly string[]): string {
  return texts.length === 0 ? missing : joinNames(texts.map(quoted));
}

function reasonPhrase(reason: string): string {
  return reason.trim() === '' ? '' : ` (${reason})`;
}

/** What became of an order: "routed to Rotterdam". Also behind "would be". */
export function actionResult(action: WorkflowAction, { currency, locations, providers }: WorkflowContext): string {
  switch (action.type) {
    case 'addTags':
      return `tagged ${joinNames(action.tags.map(quoted))}`;
    case 'removeTags':
      return `freed of the ${action.tags.length === 1 ? 'tag' : 'tags'} ${joinNames(action.tags.map(quoted))}`;
    case 'hold':
      return `put on hold${action.hours === null ? '' : ` for ${hoursText(action.hours)}`}: ${action.reason}`;
    case 'review':
      return `sent to review: ${action.reason}`;
    case 'routeToLocation':
      return `routed to ${nameOf(locations, action.locationId, 'a deleted location')}`;
    case 'routeToProvider':
      return `routed to ${nameOf(providers, action.providerId, 'a disconnected 3PL')}`;
    case 'note':
      return `given the note ${quoted(action.text)} for the warehouse`;
    case 'setShippingService':
      return `set to ship with ${action.service}`;
    case 'setPackage':
      return `set to be packed in ${action.package}`;
    case 'setInsurance':
      return `insured for ${formatMoney(action.amount, currency)}`;
    case 'splitBundles':
      return 'changed from bundles to their items';
    case 'addItem':
      return `given ${unitsText(action.quantity)} × ${action.sku}`;
    case 'swapItem':
      return `changed to ship ${action.newSku} instead of ${action.sku}`;
    case 'requireSignature':
      return 'set to require a signature';
  }
}

/** Actions that change the items of an open order. */
export type ItemAction = Extract<WorkflowAction, { type: 'splitBundles' | 'addItem' | 'swapItem' }>;

/** Whether an action changes the items of an order. */
export function isItemAction(action: WorkflowAction): action is ItemAction {
  return action.type === 'splitBundles' || action.type === 'addItem' || action.type === 'swapItem';
}

/** What became of an order instead, when its items stayed as they were. */
export function itemsKeptText(action: ItemAction, reason: 'notOpen' | 'notNeeded'): string {
  switch (action.type) {
    case 'splitBundles':
      return `not split into items, because ${reason === 'notOpen' ? notOpen : 'it has no bundles'}`;
    case 'addItem':
      return `not given ${action.sku}, because ${reason === 'notOpen' ? notOpen : 'it has it already'}`;
    case 'swapItem':
      return `not changed to ship ${action.newSku}, because ${reason === 'notOpen' ? notOpen : `it has no ${action.sku}`}`;
  }
}

const notOpen = 'it was not open';

/** In place of a hold or a review, of an order that is not open; stored with the run, so English. */
export const stageKeptText = 'not held or sent to review: it wasn’t open';

/** "2 days", "36 hours". */
export function hoursText(hours: number): string {
  if (!Number.isFinite(hours)) return missing;
  return hours % 24 === 0 ? formatQuantity(hours / 24, 'day') : formatQuantity(hours, 'hour');
}

function unitsText(quantity: number): string {
  return Number.isFinite(quantity) ? formatCount(quantity) : missing;
}

function nameOf(choices: readonly NamedChoice[], id: string, goneName: string): string {
  return id === '' ? missing : (choices.find((choice) => choice.id === id)?.name ?? goneName);
}

function quoted(text: string): string {
  return `“${text}”`;
}

import type { WorkflowChange } from '../../events/OrderEvent.ts';
import { formatCount } from '../../shared/formatCount.ts';
import { formatMoney } from '../../shared/formatMoney.ts';
import { formatQuantity } from '../../shared/formatQuantity.ts';
import { joinNames } from '../../shared/joinNames.ts';
import type { NamedChoice, WorkflowContext } from './WorkflowContext.ts';
import type { WorkflowKind } from './triggers.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { actionNames } from '../../messages/actionNames.ts';

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

/** Words of the inputs of actions. */
export const actionTexts = inLanguage('actionTexts', {
  inputs: {
    location: 'Location',
    reason: 'Reason',
    releaseAfter: 'Release after',
    tags: 'Tags',
    note: 'Note',
    quantity: 'Quantity',
    newSku: 'SKU to ship instead',
    service: 'Service',
    package: 'Package',
    insuredValue: 'Insured value',
  },
  help: {
    shown: 'Shown on the order.',
    untilReleased: 'Leave empty to hold until someone releases it.',
    onlyOnce: 'Not added again to an order that has it.',
    samePrice: 'The customer’s price stays as it is.',
    asNamed: 'As your 3PL names it.',
  },
});

/** Actions inside a sentence: "route it to Rotterdam". `for`: "2 days"; what is not entered yet is "…". */
export const actionPhrases = inLanguage('actionPhrases', {
  quoted: (text: string) => `“${text}”`,
  addTags: (tags: string) => `tag it ${tags}`,
  removeTags: (tags: string, count: number) => `remove the ${count === 1 ? 'tag' : 'tags'} ${tags}`,
  hold: 'put it on hold',
  holdFor: (duration: string) => `put it on hold for ${duration}`,
  review: 'send it to review',
  route: (to: string) => `route it to ${to}`,
  deletedLocation: 'a deleted location',
  disconnectedProvider: 'a disconnected 3PL',
  note: (text: string) => `note ${text} for the warehouse`,
  service: (service: string) => `ship it with ${service}`,
  package: (name: string) => `pack it in ${name}`,
  insurance: (amount: string) => `insure it for ${amount}`,
  splitBundles: 'split its bundles into their items',
  addItem: (units: string, sku: string) => `add ${units} × ${sku} unless it has it`,
  swapItem: (sku: string, newSku: string) => `swap ${sku} for ${newSku}`,
  signature: 'require a signature',
  days: (days: number) => formatQuantity(days, 'day'),
  hours: (hours: number) => formatQuantity(hours, 'hour'),
});

/** Every action, in the order in which they are offered. */
export const workflowActions: Readonly<Record<ActionType, ActionDefinition>> = {
  routeToLocation: {
    label: actionNames.routeToLocation,
    kind: 'both',
    target: 'destination',
    parameters: [{ name: 'locationId', label: actionTexts.inputs.location, type: 'location' }],
  },
  routeToProvider: {
    label: actionNames.routeToProvider,
    kind: 'both',
    target: 'destination',
    parameters: [{ name: 'providerId', label: '3PL', type: 'provider' }],
  },
  hold: {
    label: actionNames.hold,
    kind: 'orderUpdate',
    target: 'stage',
    parameters: [
      { name: 'reason', label: actionTexts.inputs.reason, type: 'text', help: actionTexts.help.shown },
      {
        name: 'hours',
        label: actionTexts.inputs.releaseAfter,
        type: 'hours',
        isOptional: true,
        help: actionTexts.help.untilReleased,
      },
    ],
  },
  review: {
    label: actionNames.review,
    kind: 'orderUpdate',
    target: 'stage',
    parameters: [{ name: 'reason', label: actionTexts.inputs.reason, type: 'text', help: actionTexts.help.shown }],
  },
  addTags: {
    label: actionNames.addTags,
    kind: 'both',
    target: null,
    parameters: [{ name: 'tags', label: actionTexts.inputs.tags, type: 'texts' }],
  },
  removeTags: {
    label: actionNames.removeTags,
    kind: 'both',
    target: null,
    parameters: [{ name: 'tags', label: actionTexts.inputs.tags, type: 'texts' }],
  },
  note: {
    label: actionNames.note,
    kind: 'both',
    target: null,
    parameters: [{ name: 'text', label: actionTexts.inputs.note, type: 'text' }],
  },
  splitBundles: {
    label: actionNames.splitBundles,
    kind: 'orderUpdate',
    target: null,
    parameters: [],
  },
  addItem: {
    label: actionNames.addItem,
    kind: 'orderUpdate',
    target: null,
    parameters: [
      { name: 'sku', label: 'SKU', type: 'text', help: actionTexts.help.onlyOnce },
      { name: 'quantity', label: actionTexts.inputs.quantity, type: 'units' },
    ],
  },
  swapItem: {
    label: actionNames.swapItem,
    kind: 'orderUpdate',
    target: null,
    parameters: [
      { name: 'sku', label: 'SKU', type: 'text' },
      { name: 'newSku', label: actionTexts.inputs.newSku, type: 'text', help: actionTexts.help.samePrice },
    ],
  },
  setShippingService: {
    label: actionNames.setShippingService,
    kind: 'shipmentUpdate',
    target: 'service',
    parameters: [{ name: 'service', label: actionTexts.inputs.service, type: 'text', help: actionTexts.help.asNamed }],
  },
  setPackage: {
    label: actionNames.setPackage,
    kind: 'shipmentUpdate',
    target: 'package',
    parameters: [{ name: 'package', label: actionTexts.inputs.package, type: 'text' }],
  },
  setInsurance: {
    label: actionNames.setInsurance,
    kind: 'shipmentUpdate',
    target: 'insurance',
    parameters: [{ name: 'amount', label: actionTexts.inputs.insuredValue, type: 'money' }],
  },
  requireSignature: {
    label: actionNames.requireSignature,
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
  const phrases = actionPhrases;
  switch (action.type) {
    case 'addTags':
      return phrases.addTags(quotedList(action.tags));
    case 'removeTags':
      return phrases.removeTags(quotedList(action.tags), action.tags.length);
    case 'hold': {
      const hold = action.hours === null ? phrases.hold : phrases.holdFor(shownHours(action.hours));
      return `${hold}${reasonPhrase(action.reason)}`;
    }
    case 'review':
      return `${phrases.review}${reasonPhrase(action.reason)}`;
    case 'routeToLocation':
      return phrases.route(nameOf(locations, action.locationId, phrases.deletedLocation));
    case 'routeToProvider':
      return phrases.route(nameOf(providers, action.providerId, phrases.disconnectedProvider));
    case 'note':
      return phrases.note(phrases.quoted(orMissing(action.text)));
    case 'setShippingService':
      return phrases.service(orMissing(action.service));
    case 'setPackage':
      return phrases.package(orMissing(action.package));
    case 'setInsurance':
      return phrases.insurance(action.amount > 0 ? formatMoney(action.amount, currency) : missing);
    case 'splitBundles':
      return phrases.splitBundles;
    case 'addItem':
      return phrases.addItem(unitsText(action.quantity), orMissing(action.sku));
    case 'swapItem':
      return phrases.swapItem(orMissing(action.sku), orMissing(action.newSku));
    case 'requireSignature':
      return phrases.signature;
  }
}

/** What is not entered yet, in a sentence. */
const missing = '…';

function orMissing(text: string): string {
  return text.trim() === '' ? missing : text;
}

function quotedList(texts: readonly string[]): string {
  return texts.length === 0 ? missing : joinNames(texts.map((text) => actionPhrases.quoted(text)));
}

function reasonPhrase(reason: string): string {
  return reason.trim() === '' ? '' : ` (${reason})`;
}

/** What an action does to an order. */
export function changeOf(action: WorkflowAction, { currency, locations, providers }: WorkflowContext): WorkflowChange {
  switch (action.type) {
    case 'addTags':
    case 'removeTags':
      return { type: action.type, tags: [...action.tags] };
    case 'hold':
      return { type: 'hold', reason: action.reason, hours: action.hours };
    case 'review':
      return { type: 'review', reason: action.reason };
    case 'routeToLocation':
      return { type: 'routeToLocation', location: nameIn(locations, action.locationId) };
    case 'routeToProvider':
      return { type: 'routeToProvider', provider: nameIn(providers, action.providerId) };
    case 'note':
      return { type: 'note', text: action.text };
    case 'setShippingService':
      return { type: 'setShippingService', service: action.service };
    case 'setPackage':
      return { type: 'setPackage', package: action.package };
    case 'setInsurance':
      return { type: 'setInsurance', amount: action.amount, currency };
    case 'addItem':
      return { type: 'addItem', sku: action.sku, quantity: action.quantity };
    case 'swapItem':
      return { type: 'swapItem', sku: action.sku, newSku: action.newSku };
    case 'splitBundles':
    case 'requireSignature':
      return { type: action.type };
  }
}

/** Actions that change the items of an open order. */
export type ItemAction = Extract<WorkflowAction, { type: 'splitBundles' | 'addItem' | 'swapItem' }>;

/** Whether an action changes the items of an order. */
export function isItemAction(action: WorkflowAction): action is ItemAction {
  return action.type === 'splitBundles' || action.type === 'addItem' || action.type === 'swapItem';
}

/** What became of an order instead, when its items stayed as they were: it is not open, or has nothing to change. */
export function itemsKept(action: ItemAction, isOpen: boolean): WorkflowChange {
  switch (action.type) {
    case 'splitBundles':
      return { type: 'bundlesKept', isOpen };
    case 'addItem':
      return { type: 'itemNotAdded', sku: action.sku, isOpen };
    case 'swapItem':
      return { type: 'itemNotSwapped', sku: action.sku, newSku: action.newSku, isOpen };
  }
}

/** The same in the page's language. */
function shownHours(hours: number): string {
  if (!Number.isFinite(hours)) return missing;
  return hours % 24 === 0 ? actionPhrases.days(hours / 24) : actionPhrases.hours(hours);
}

function unitsText(quantity: number): string {
  return Number.isFinite(quantity) ? formatCount(quantity) : missing;
}

function nameOf(choices: readonly NamedChoice[], id: string, goneName: string): string {
  return id === '' ? missing : (choices.find((choice) => choice.id === id)?.name ?? goneName);
}

function nameIn(choices: readonly NamedChoice[], id: string): string | null {
  return choices.find((choice) => choice.id === id)?.name ?? null;
}

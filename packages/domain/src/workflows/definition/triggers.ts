import { inLanguage } from '../../languages/inLanguage.ts';

/** The two kinds of §2. */
export type WorkflowKind = 'orderUpdate' | 'shipmentUpdate';

/** What makes a workflow run. */
export type TriggerName = 'orderArrives' | 'orderChanges' | 'beforeShipping' | 'shipmentChanges';

export interface TriggerDefinition {
  /** "An order arrives". */
  label: string;
  /** Start of the sentence: "When an order arrives". */
  phrase: string;
  kind: WorkflowKind;
  /** When it happens. */
  help: string;
}

/** Words for the triggers. */
export const triggerTexts = inLanguage('triggerTexts', {
  orderArrives: {
    label: 'An order arrives',
    phrase: 'When an order arrives',
    help: 'The store sends a new order, or someone presses Run Product Workflows or Run now.',
  },
  orderChanges: {
    label: 'An order changes',
    phrase: 'When an order changes',
    help:
      'Something that its conditions name changes in your store on an open order, such as payment, tags, note or items. ' +
      'Also when someone removes an item, or a workflow changes the tags.',
  },
  beforeShipping: {
    label: 'An order is about to ship',
    phrase: 'Before an order ships',
    help: 'The order goes to the warehouse, or someone presses Run Shipment Workflows.',
  },
  shipmentChanges: {
    label: 'A shipment changes',
    phrase: 'When a shipment changes',
    help: 'A shipment leaves the warehouse, or its carrier reports a new status.',
  },
} satisfies Record<TriggerName, Omit<TriggerDefinition, 'kind'>>);

/** The triggers, in the order of an order's life. */
export const workflowTriggers: Readonly<Record<TriggerName, TriggerDefinition>> = {
  orderArrives: { ...triggerTexts.orderArrives, kind: 'orderUpdate' },
  orderChanges: { ...triggerTexts.orderChanges, kind: 'orderUpdate' },
  beforeShipping: { ...triggerTexts.beforeShipping, kind: 'shipmentUpdate' },
  shipmentChanges: { ...triggerTexts.shipmentChanges, kind: 'shipmentUpdate' },
};

export const triggerNames = Object.keys(workflowTriggers) as readonly TriggerName[];

/** A workflow's kind (§2), by its trigger. */
export function kindOf({ trigger }: { trigger: TriggerName }): WorkflowKind {
  return workflowTriggers[trigger].kind;
}

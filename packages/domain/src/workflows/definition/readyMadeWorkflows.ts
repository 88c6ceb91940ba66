import type { NamedChoice, WorkflowContext } from './WorkflowContext.ts';
import type { WorkflowDefinition } from './Workflow.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** A starting point for a workflow, with a sentence on its use. */
export interface ReadyMadeWorkflow {
  key: string;
  definition: WorkflowDefinition;
  purpose: string;
}

/** What each is for. Names, reasons and tags are saved with a workflow, so they are English. */
export const readyMadePurposes = inLanguage('readyMadePurposes', {
  large: 'Gives you a day to check large orders for fraud or typing errors before they ship.',
  firstLarge: 'Someone who has never bought from you and orders a lot is worth a second look.',
  bulk: 'Orders of many units are often wholesale. Tag them, so that you can find them.',
  weekend: 'Lets you combine what customers order on Saturday and Sunday before it goes to the warehouse.',
  insurance: 'Asks for a signature and insures what you would miss most if it were lost.',
  heavy: 'Sends heavy parcels to one location, where it costs least to ship them.',
});

/** Six starting points that do not undo each other. Without locations, those that need one are left out. */
export function readyMadeWorkflows({ currency, locations }: WorkflowContext): readonly ReadyMadeWorkflow[] {
  const [main] = locations;
  const made: readonly (ReadyMadeWorkflow | null)[] = [
    {
      key: 'large-orders',
      purpose: readyMadePurposes.large,
      definition: orderWorkflow(
        'Hold large orders',
        [{ field: 'orderTotal', operator: 'moreThan', values: [1000], currency }],
        {
          type: 'hold',
          reason: 'Large order: check before shipping',
          hours: 24,
        },
      ),
    },
    {
      key: 'first-large-order',
      purpose: readyMadePurposes.firstLarge,
      definition: orderWorkflow(
        'Review large first orders',
        [
          { field: 'earlierOrders', operator: 'equals', values: [0] },
          // The workflow above holds larger ones.
          { field: 'orderTotal', operator: 'between', values: [500, 1000], currency },
        ],
        { type: 'review', reason: 'Large first order' },
      ),
    },
    main === undefined ? null : heavyOrders(main),
    {
      key: 'bulk-orders',
      purpose: readyMadePurposes.bulk,
      definition: orderWorkflow('Tag wholesale orders', [{ field: 'units', operator: 'atLeast', values: [500] }], {
        type: 'addTags',
        tags: ['wholesale'],
      }),
    },
    {
      key: 'weekend-orders',
      purpose: readyMadePurposes.weekend,
      definition: orderWorkflow(
        'Tag weekend orders',
        [{ field: 'weekday', operator: 'isOneOf', values: ['Saturday', 'Sunday'] }],
        { type: 'addTags', tags: ['weekend'] },
      ),
    },
    {
      key: 'overseas-insurance',
      purpose: readyMadePurposes.insurance,
      definition: {
        name: 'Insure valuable orders',
        trigger: 'beforeShipping',
        match: 'all',
        groups: [{ match: 'all', conditions: [{ field: 'orderTotal', operator: 'atLeast', values: [750], currency }] }],
        actions: [{ type: 'requireSignature' }, { type: 'setInsurance', amount: 750 }],
      },
    },
  ];
  return made.filter((ready) => ready !== null);
}

function heavyOrders(location: NamedChoice): ReadyMadeWorkflow {
  return {
    key: 'heavy-orders',
    purpose: readyMadePurposes.heavy,
    definition: orderWorkflow(
      `Heavy orders to ${location.name}`,
      [{ field: 'weight', operator: 'moreThan', values: [20] }],
      { type: 'routeToLocation', locationId: location.id },
    ),
  };
}

function orderWorkflow(
  name: string,
  conditions: WorkflowDefinition['groups'][number]['conditions'],
  action: WorkflowDefinition['actions'][number],
): WorkflowDefinition {
  return { name, trigger: 'orderArrives', match: 'all', groups: [{ match: 'all', conditions }], actions: [action] };
}

import type { Condition, Workflow, WorkflowAction, WorkflowContext, WorkflowOrder } from '../workflows/index.ts';

/** A shop in London with two locations and one provider. */
export const workflowContext: WorkflowContext = {
  currency: 'GBP',
  timeZone: 'Europe/London',
  locations: [
    { id: '1', name: 'Leeds' },
    { id: '2', name: 'Rotterdam' },
  ],
  providers: [{ id: 'shipbob', name: 'Shipbob' }],
};

/** An order for £612.20 of 12 units to Germany, placed on Saturday 2026-11-21 at 14:05. */
export function aWorkflowOrder(fields: Partial<WorkflowOrder> = {}): WorkflowOrder {
  return {
    orderId: '5001',
    orderName: '#536365',
    createdAt: Date.parse('2026-11-21T14:05:00Z'),
    total: 612.2,
    weight: 8.4,
    units: 12,
    lines: 2,
    skus: ['85123A', '22423'],
    productNames: ['White hanging heart', 'Regency cakestand'],
    customerName: 'Erika Mustermann',
    earlierOrders: 0,
    country: 'Germany',
    postcode: '10115',
    shippingMethod: 'Standard',
    tags: [],
    ...fields,
  };
}

/** An active workflow for arriving orders with one group of conditions. */
export function aWorkflow({
  conditions = [],
  actions = [{ type: 'routeToLocation', locationId: '2' }],
  ...fields
}: Partial<Workflow> & { conditions?: readonly Condition[]; actions?: readonly WorkflowAction[] } = {}): Workflow {
  return {
    workflowId: '1',
    version: 1,
    isActive: true,
    savedAt: '2026-11-22T09:00:00Z',
    savedBy: 'Robin Carter',
    name: 'Large orders to Germany',
    trigger: 'orderArrives',
    match: 'all',
    groups: [{ match: 'all', conditions }],
    actions,
    ...fields,
  };
}

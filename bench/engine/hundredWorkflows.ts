import type { Condition, ConditionGroup, WorkflowDefinition } from '@hub/domain/workflows';

const countries = ['Germany', 'France', 'United Kingdom', 'Netherlands', 'Spain'];
const starts = ['85', '22', '21', '84', '23', '47'];

/** Functions that return the n-th of a kind of realistic condition, covering every field of an order. */
const conditions: readonly ((n: number) => Condition)[] = [
  (n) => ({ field: 'orderTotal', operator: 'moreThan', values: [n * 10], currency: 'GBP' }),
  (n) => ({ field: 'weight', operator: 'between', values: [n / 2, n] }),
  (n) => ({ field: 'units', operator: 'atLeast', values: [n * 5] }),
  (n) => ({ field: 'lines', operator: 'lessThan', values: [n] }),
  (n) => ({ field: 'sku', operator: 'includesAny', values: starts.map((start) => `${start}${100 + n}`) }),
  (n) => ({ field: 'product', operator: 'includesNone', values: [`RED RETROSPOT BAG ${n}`] }),
  (n) => ({ field: 'tag', operator: 'includesAny', values: [`tag ${n}`] }),
  (n) => ({ field: 'country', operator: 'isOneOf', values: [countries[n % countries.length] ?? ''] }),
  (n) => ({ field: 'postcode', operator: 'startsWith', values: [`NN${n}`, `LS${n}`] }),
  () => ({ field: 'shippingMethod', operator: 'isOneOf', values: ['Express', 'Standard'] }),
  (n) => ({ field: 'customer', operator: 'contains', values: [String(12_000 + n)] }),
  (n) => ({ field: 'earlierOrders', operator: 'atMost', values: [n] }),
  () => ({ field: 'weekday', operator: 'isOneOf', values: ['Saturday', 'Sunday'] }),
  (n) => ({ field: 'hour', operator: 'atLeast', values: [n % 24] }),
];

/** A hundred workflows with two groups of two conditions each. Together they read every field. */
export function hundredWorkflows(): WorkflowDefinition[] {
  return Array.from({ length: 100 }, (_, n) => {
    const at = (offset: number): Condition[] => {
      const make = conditions[(n + offset) % conditions.length];
      return make === undefined ? [] : [make(n)];
    };
    const groups: ConditionGroup[] = [
      { match: 'all', conditions: [...at(0), ...at(3)] },
      { match: 'any', conditions: [...at(5), ...at(8)] },
    ];
    return {
      name: `Workflow ${n}`,
      trigger: 'orderArrives',
      match: n % 2 === 0 ? 'all' : 'any',
      groups,
      actions: [{ type: 'addTags', tags: [`tag ${n}`] }],
    };
  });
}

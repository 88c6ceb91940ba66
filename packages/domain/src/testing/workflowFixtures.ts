import * as fc from 'fast-check';
import {
  actionTypes,
  type Condition,
  emptyAction,
  fieldNames,
  findField,
  operatorsOf,
  triggerNames,
  type Workflow,
  type WorkflowAction,
  type WorkflowOrder,
  workflowOperators,
} from '../workflows/index.ts';
import { aWorkflow, aWorkflowOrder } from './aWorkflow.ts';

const tags = fc.constantFrom('vip', 'weekend', 'wholesale', 'Fragile');
const skus = fc.constantFrom('85123A', '22423', '71053', '__proto__');
const text = fc.oneof(tags, skus, fc.constantFrom('Germany', 'france', 'Standard', 'Saturday', '10115', ''));
const number = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0, max: 1000, noNaN: true }));

/** Any condition that the builder can make. */
export const anyCondition: fc.Arbitrary<Condition> = fc
  .constantFrom(...fieldNames)
  .chain((field) => {
    const type = findField(field)?.type ?? 'text';
    const value: fc.Arbitrary<number | string> = type === 'money' || type === 'number' ? number : text;
    return fc.record({
      field: fc.constant<string>(field),
      operator: fc.constantFrom<string>(...operatorsOf(type)),
      values: fc.array(value, { minLength: 1, maxLength: 4 }),
    });
  })
  .map((condition) => {
    const operands = workflowOperators[condition.operator as keyof typeof workflowOperators].operands;
    const count = { none: 0, one: 1, two: 2, many: condition.values.length }[operands];
    const values = condition.values.slice(0, count);
    return { ...condition, values: operands === 'two' && values.length < 2 ? [...values, ...values] : values };
  });

const anyAction: fc.Arbitrary<WorkflowAction> = fc
  .tuple(fc.constantFrom(...actionTypes), fc.array(tags, { minLength: 1, maxLength: 2 }))
  .map(([type, some]) => {
    const action = emptyAction(type);
    return 'tags' in action ? { ...action, tags: some } : action;
  });

/** Up to five workflows, active or not. */
export const anyWorkflows: fc.Arbitrary<Workflow[]> = fc
  .array(
    fc.record({
      trigger: fc.constantFrom(...triggerNames),
      isActive: fc.boolean(),
      match: fc.constantFrom('all' as const, 'any' as const),
      groups: fc.array(
        fc.record({
          match: fc.constantFrom('all' as const, 'any' as const),
          conditions: fc.array(anyCondition, { maxLength: 3 }),
        }),
        { maxLength: 3 },
      ),
      actions: fc.array(anyAction, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((fields, index) => aWorkflow({ ...fields, workflowId: String(index), name: `W${index}` })));

export const anyWorkflowOrder: fc.Arbitrary<WorkflowOrder> = fc
  .record({
    createdAt: fc.option(fc.integer({ min: 1.6e12, max: 1.8e12 })),
    total: number,
    weight: fc.option(number),
    units: fc.integer({ min: 0, max: 30 }),
    lines: fc.integer({ min: 0, max: 5 }),
    skus: fc.array(skus, { maxLength: 3 }),
    country: text,
    earlierOrders: fc.option(fc.integer({ min: 0, max: 9 })),
    tags: fc.array(tags, { maxLength: 3 }),
  })
  .map(aWorkflowOrder);

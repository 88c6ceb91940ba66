import { expect, test } from 'vitest';
import { aWorkflow, aWorkflowOrder, workflowContext } from '../../testing/index.ts';
import { prepareWorkflows, runWorkflows } from './runWorkflows.ts';
import { runResultText } from './runResult.ts';

const splitting = aWorkflow({
  workflowId: '1',
  actions: [{ type: 'addTags', tags: ['set'] }, { type: 'splitBundles' }],
});
const noting = aWorkflow({ workflowId: '2', actions: [{ type: 'note', text: 'Gift wrap' }] });
const order = aWorkflowOrder({
  bundles: ['TEA-SET'],
  unknownBundleItems: [{ bundle: 'TEA-SET', sku: 'MUG', quantity: 4 }],
});

test('a bundle with an unknown item is an error with its SKU and units, and its workflow does nothing', () => {
  const { runs, effects } = runWorkflows([splitting, noting], 'orderArrives', order, workflowContext);
  const message = 'Bundle TEA-SET contains an item that no product has';
  expect(effects).toMatchObject({
    errors: [{ type: 'unknown_sku', message, sku: 'MUG', quantity: 4 }],
    splitsBundles: false,
    tags: [],
    notes: ['Gift wrap'],
  });
  expect(runs[0]?.problems.map(runResultText)).toEqual([`${message}: SKU MUG`]);
  expect(runs[1]?.problems).toEqual([]);
});

test('a workflow that does not match, or whose bundles are all known, has no error', () => {
  const never = aWorkflow({
    conditions: [{ field: 'orderTotal', operator: 'moreThan', values: [9_999] }],
    actions: [{ type: 'splitBundles' }],
  });
  expect(runWorkflows([never], 'orderArrives', order, workflowContext).effects.errors).toEqual([]);
  const known = aWorkflowOrder({ bundles: ['TEA-SET'], unknownBundleItems: [] });
  expect(runWorkflows([splitting], 'orderArrives', known, workflowContext).effects).toMatchObject({
    errors: [],
    splitsBundles: true,
  });
});

test('an order without an amount cannot be insured: an order_amount_error', () => {
  const insuring = aWorkflow({ trigger: 'beforeShipping', actions: [{ type: 'setInsurance', amount: 50 }] });
  const run = (total: number) =>
    runWorkflows([insuring], 'beforeShipping', aWorkflowOrder({ total }), workflowContext).effects;
  expect(run(0)).toMatchObject({
    insurance: null,
    errors: [{ type: 'order_amount_error', sku: null, quantity: null }],
  });
  expect(run(0.01)).toMatchObject({ insurance: 50, errors: [] });
});

test('items are added and swapped when that has an effect, otherwise the run says why not', () => {
  const workflow = aWorkflow({
    actions: [
      { type: 'addItem', sku: 'SAMPLE', quantity: 2 },
      { type: 'swapItem', sku: 'MUG', newSku: 'CUP' },
    ],
  });
  const run = (skus: readonly string[], isOpen = true) => {
    const { runs, effects } = prepareWorkflows([workflow], workflowContext).run(
      'orderArrives',
      aWorkflowOrder({ skus }),
      isOpen,
    );
    return { changes: runs[0]?.changes.map(runResultText), items: effects.items };
  };
  expect(run(['MUG'])).toEqual({
    changes: ['given 2 × SAMPLE', 'changed to ship CUP instead of MUG'],
    items: workflow.actions,
  });
  expect(run(['sample ']).changes).toEqual([
    'not given SAMPLE, because it has it already',
    'not changed to ship CUP, because it has no MUG',
  ]);
  expect(run(['MUG'], false)).toEqual({
    changes: ['not given SAMPLE, because it was not open', 'not changed to ship CUP, because it was not open'],
    items: [],
  });
});

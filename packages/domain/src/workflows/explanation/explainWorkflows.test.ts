import { expect, test } from 'vitest';
import { aWorkflow, aWorkflowOrder, workflowContext } from '../../testing/aWorkflow.ts';
import { evaluateWorkflow } from '../evaluation/evaluateWorkflow.ts';
import { conditionsTitle, type ConsideredWorkflow, type ExplainedRun, explainWorkflows } from './explainWorkflows.ts';
import { explanationTexts } from './explanationTexts.ts';

const placed = '2026-11-20T10:00:00Z';

function traceOf(total: number) {
  const conditions = [{ field: 'orderTotal', operator: 'moreThan', values: [500], currency: 'GBP' }];
  return evaluateWorkflow(aWorkflow({ conditions }), aWorkflowOrder({ total }), workflowContext);
}
const matching = traceOf(612.2);
const missing = traceOf(80);

function aRun(fields: Partial<ExplainedRun> = {}): ExplainedRun {
  const run = { at: placed, workflowId: '1', version: 1, workflowName: 'Old name', changes: [] };
  return { ...run, trace: matching, replaced: [], ...fields };
}

function aConsidered(fields: Partial<ConsideredWorkflow> = {}): ConsideredWorkflow {
  const workflow = { workflowId: '1', name: 'Large orders', version: 1, isActive: true, problem: null };
  return { ...workflow, trigger: 'orderArrives', runsSince: '2026-11-01T10:00:00Z', trace: missing, ...fields };
}

const explain = (runs: readonly ExplainedRun[], now: readonly ConsideredWorkflow[]) =>
  explainWorkflows({ runs, now }, placed);

test('a workflow that ran is explained by its newest matching run, plus what has changed since', () => {
  const runs = [
    aRun({ at: '2026-11-20T12:00:00Z', version: 2, trace: missing, changes: [] }),
    aRun({ at: '2026-11-20T11:00:00Z', version: 2 }),
    aRun(),
  ];
  expect(explain(runs, [aConsidered({ version: 3 })])).toEqual([
    {
      workflowId: '1',
      name: 'Large orders',
      outcome: 'ran',
      isDeleted: false,
      run: runs[1],
      notes: [
        'It has run 2 times; this is the newest run.',
        explanationTexts.didNotMatchSince,
        'It has been changed since: version 3 is on now.',
      ],
      trace: matching,
    },
  ]);
});

test('a workflow that tried and did not match shows the conditions of that run, not the current ones', () => {
  const [reason] = explain([aRun({ trace: missing, changes: [] })], [aConsidered({ trace: matching })]);
  expect(reason).toMatchObject({ outcome: 'didNotMatch', run: { at: placed }, notes: [], trace: missing });
});

test('a workflow that changed the order is shown even when off or deleted; other inactive ones are not', () => {
  const off = aConsidered({ isActive: false });
  expect(explain([], [off])).toEqual([]);
  expect(explain([aRun({ trace: missing })], [off])).toEqual([]);
  expect(explain([aRun()], [off])).toMatchObject([{ isDeleted: false, notes: [explanationTexts.isOff] }]);
  expect(explain([aRun()], [])).toMatchObject([
    { name: 'Old name', isDeleted: true, notes: [explanationTexts.deleted] },
  ]);
});

test.each([
  ['orderArrives', '2026-11-01T10:00:00Z', explanationTexts.notStarted.orderArrives],
  ['orderArrives', '2026-11-20T10:00:01Z', explanationTexts.newer],
  ['orderArrives', null, explanationTexts.notStarted.orderArrives],
  ['orderChanges', '2026-11-21T10:00:00Z', explanationTexts.notStarted.orderChanges],
  ['beforeShipping', null, explanationTexts.notStarted.beforeShipping],
  ['shipmentChanges', null, explanationTexts.notStarted.shipmentChanges],
  [null, null, explanationTexts.notStarted.unknown],
] as const)('nothing has started one for %s, on since %s', (trigger, runsSince, note) => {
  const [reason] = explain([], [aConsidered({ trigger, runsSince })]);
  expect(reason).toMatchObject({ outcome: 'hasNotRun', run: null, trace: missing });
  expect(reason?.notes).toEqual([note]);
  expect(reason && conditionsTitle(reason)).toBe('It would not match now');
});

test('a workflow that cannot run says what is wrong with it', () => {
  const problem = 'This location is no longer available. Choose another.';
  const [reason] = explain([], [aConsidered({ problem })]);
  expect(reason?.notes).toEqual([`It can’t run until you change it. ${problem}`]);
});

test('those that ran come first, then those that did not match, each in list order', () => {
  const now = ['a', 'b', 'c', 'd'].map((workflowId) => aConsidered({ workflowId }));
  const runs = [
    aRun({ workflowId: 'd' }),
    aRun({ workflowId: 'b', trace: missing }),
    aRun({ workflowId: 'c' }),
    aRun({ workflowId: 'gone' }),
  ];
  expect(explain(runs, now).map(({ workflowId, outcome }) => [workflowId, outcome])).toEqual([
    ['c', 'ran'],
    ['d', 'ran'],
    ['gone', 'ran'],
    ['b', 'didNotMatch'],
    ['a', 'hasNotRun'],
  ]);
});

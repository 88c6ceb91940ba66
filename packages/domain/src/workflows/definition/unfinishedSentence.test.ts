import { expect, test } from 'vitest';
import { workflowContext } from '../../testing/index.ts';
import { actionTypes, emptyAction, workflowActions } from '../actions/workflowActions.ts';
import { emptyCondition } from './editDefinition.ts';
import { fieldNames } from './workflowFields.ts';
import type { TriggerName } from './triggers.ts';
import { workflowSentence } from './workflowSentence.ts';

const base = { trigger: 'orderArrives' as TriggerName, match: 'all' as const, groups: [], actions: [] };
const sentence = (parts: Partial<Parameters<typeof workflowSentence>[0]>) =>
  workflowSentence({ ...base, ...parts }, workflowContext);

test.each(actionTypes.filter((type) => workflowActions[type].parameters.length > 0))(
  'an empty %s reads as something to fill in, not as something deleted',
  (type) => {
    const text = sentence({ actions: [emptyAction(type)] });
    expect(text).toMatch(/…|put it on hold\.$|send it to review\.$/);
    expect(text).not.toMatch(/deleted|disconnected|£0|\(\)|“”|NaN/);
  },
);

test.each(fieldNames)('an empty condition on %s reads as something to fill in', (name) => {
  expect(sentence({ groups: [{ match: 'all', conditions: [emptyCondition(name)] }] })).toContain(' …, do nothing yet.');
});

test('hours and amounts that are not numbers are left open', () => {
  expect(sentence({ actions: [{ type: 'hold', reason: 'A', hours: Number.NaN }] })).toContain('on hold for … (A)');
  expect(sentence({ actions: [{ type: 'setInsurance', amount: Number.NaN }] })).toContain('insure it for …');
});

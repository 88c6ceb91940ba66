import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { workflowFields } from '../definition/workflowFields.ts';
import { operatorNames } from '../definition/operators.ts';
import { conditionTraceText, readKeptTrace } from './evaluateWorkflow.ts';
import { readRunResult, runResultText } from './runResult.ts';

const anyText = fc.oneof(fc.string(), fc.constantFrom('Order total', '', 'GBP'));

test('anything a run says it did has words or is unknown', () => {
  const result = fc.oneof(
    fc.anything(),
    fc.record(
      {
        type: fc.constantFrom('setInsurance', 'hold', 'addTags', 'routeToLocation', 'noAmount', 'toString'),
        amount: fc.double(),
        currency: anyText,
        reason: anyText,
        hours: fc.option(fc.double()),
        tags: fc.array(anyText),
        location: fc.option(anyText),
      },
      { requiredKeys: ['type'] },
    ),
  );
  fc.assert(
    fc.property(result, (value) => {
      const read = readRunResult(value);
      if (read !== null) expect(typeof runResultText(read)).toBe('string');
    }),
  );
});

test('anything a run says about a condition has words or is unknown', () => {
  const condition = fc.oneof(
    fc.anything(),
    fc.record(
      {
        field: fc.oneof(fc.constantFrom(...Object.keys(workflowFields)), anyText),
        operator: fc.oneof(fc.constantFrom(...operatorNames), anyText),
        values: fc.array(fc.oneof(anyText, fc.double()), { maxLength: 7 }),
        left: fc.oneof(fc.nat(), fc.constant(undefined)),
        currency: anyText,
      },
      { requiredKeys: ['field', 'operator', 'values'] },
    ),
  );
  const found = fc.oneof(
    fc.anything(),
    fc.double(),
    anyText,
    fc.constant(null),
    fc.record({ values: fc.array(anyText), left: fc.nat() }),
  );
  fc.assert(
    fc.property(condition, found, (expected, actual) => {
      const read = readKeptTrace(expected, actual);
      if (read === null) return;
      for (const text of Object.values(conditionTraceText({ isTrue: true, ...read })))
        expect(typeof text).toBe('string');
    }),
  );
});

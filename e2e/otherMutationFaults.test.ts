import { test } from 'vitest';
import { endpointGroups } from '../apps/web/src/testing/faults/endpointGroups.ts';
import { faultMatrix } from './faultMatrix.ts';

const { cases, runCell } = faultMatrix(endpointGroups.otherWork);

test.each(cases)('%s: %s › %s', runCell);

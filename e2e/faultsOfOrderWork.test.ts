import { test } from 'vitest';
import { endpointGroups } from '../apps/web/src/testing/faults/endpointGroups.ts';
import { faultMatrix } from './faultMatrix.ts';

const { cells, play } = faultMatrix(endpointGroups.orderWork);

test.each(cells)('%s: %s › %s', play);

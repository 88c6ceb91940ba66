import type { endpoints } from '../../endpoints.ts';
import type { Mocks } from '../http/Mock.ts';
import { integrationMocks } from './integrationMocks.ts';
import { orderMocks } from './orderMocks.ts';
import { planMocks } from './planMocks.ts';
import { shopMocks } from './shopMocks.ts';

/** A mock of every endpoint; a missing one does not compile. */
export const mocks: Mocks<typeof endpoints> = { ...shopMocks, ...orderMocks, ...integrationMocks, ...planMocks };

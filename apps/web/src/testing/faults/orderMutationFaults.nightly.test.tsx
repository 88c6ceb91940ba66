import { describeFaults } from './describeFaults.ts';
import { endpointGroups } from './endpointGroups.ts';

describeFaults('others', endpointGroups.orderWork);

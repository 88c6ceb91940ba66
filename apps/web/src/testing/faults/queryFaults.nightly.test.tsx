import { describeFaults } from './describeFaults.ts';
import { endpointGroups } from './endpointGroups.ts';

describeFaults('otherCallers', endpointGroups.reading);

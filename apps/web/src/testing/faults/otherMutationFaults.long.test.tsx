import { describeFaults } from './describeFaults.ts';
import { endpointGroups } from './endpointGroups.ts';

describeFaults('rest', endpointGroups.otherWork);

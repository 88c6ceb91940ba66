import { describeFaults } from './describeFaults.ts';
import { endpointGroups } from './endpointGroups.ts';

describeFaults('sample', Object.values(endpointGroups).flat());

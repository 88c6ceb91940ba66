export { createStaffClient, type StaffClient } from './createStaffClient.ts';
export { staffEndpoints, type StaffEndpointName } from './staffEndpoints.ts';

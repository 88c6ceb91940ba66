export * from './planEndpoints.ts';

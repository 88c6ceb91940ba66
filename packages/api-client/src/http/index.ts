export * from './Endpoint.ts';

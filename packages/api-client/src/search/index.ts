export { type SearchEndpointName, searchEndpoints } from './searchEndpoints.ts';
export { searchShop } from './searchShop.ts';

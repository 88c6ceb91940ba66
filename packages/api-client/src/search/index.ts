export { type SearchEndpointName, searchEndpoints } from './searchEndpoints.ts';
export { findsCustomers } from './findsCustomers.ts';
export { searchShop } from './searchShop.ts';

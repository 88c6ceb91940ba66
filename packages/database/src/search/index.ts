export { searchShop } from './searchShop.ts';

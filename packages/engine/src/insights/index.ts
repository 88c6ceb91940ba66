export { reportSkus } from './reportSkus.ts';

export { freezeSelection, readFrozenOrders } from './freezeSelection.ts';
export { preflightSelection } from './preflightSelection.ts';

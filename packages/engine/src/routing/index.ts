export { saveLocation, saveRouting } from './changeRouting.ts';
export { simulatePastOrders } from './simulatePastOrders.ts';
export { releaseBackOrders } from './releaseBackOrders.ts';
export { routeOpenedOrder } from './routeOrders.ts';

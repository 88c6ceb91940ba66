import { errorTypes } from './threePlStatus.ts';

/**
 * §3 `error_message` of an order: JSON text of `{message}` for a 3PL's refusal and of a string for our own, '' without
 * a message. `parseShipmentError` reads it.
 */
export function shipmentErrorJson(message: string | null, errorType: number | null): string {
  if (message === null) return '';
  return JSON.stringify(errorType === errorTypes.threePlApi ? { message } : message);
}

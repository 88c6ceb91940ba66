import { isEventKind, type OrderEvent, readEvent } from '@hub/domain/events';
import { logOnce } from '../http/logOnce.ts';

/**
 * `{kind, values}` as a server sent it; `null` for anything else or unknown to this version. Logs values that do not
 * fit a known kind.
 */
export function toEvent(sent: unknown): OrderEvent | null {
  const { kind, values } = Object(sent ?? {}) as { kind?: unknown; values?: unknown };
  const event = readEvent(kind, values);
  if (event === null && isEventKind(kind)) logOnce(`The values of the event "${kind}" do not fit`);
  return event;
}

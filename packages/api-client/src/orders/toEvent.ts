import { type OrderEvent, readEvent } from '@hub/domain/events';

/** `{kind, values}` as a server sent it; null for anything else, and for what this version does not know. */
export function toEvent(sent: unknown): OrderEvent | null {
  const { kind, values } = Object(sent ?? {}) as { kind?: unknown; values?: unknown };
  return readEvent(kind, values);
}

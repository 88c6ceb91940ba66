import { type OrderEvent, readEvent } from '@hub/domain/events';
import type { OrderStage } from '@hub/domain/orders';
import type { TimelineEntry } from '@hub/domain/orders/detail';
import { eventEntry, newestReason } from '@hub/domain/orders/timeline';
import { withoutUnstorable } from '@hub/domain/shared';

interface TimelineColumns {
  message: string | null;
  kind: string | null;
  /** JSON text. */
  values: string | null;
}

/** Columns of an event or a person's note. */
export function timelineColumns(entry: OrderEvent | { note: string }): TimelineColumns {
  return 'note' in entry
    ? { message: entry.note, kind: null, values: null }
    : { message: null, kind: entry.kind, values: withoutUnstorable(JSON.stringify(entry.values)) };
}

/** The newest of these events that explains the stage, in stored form; null if none does. */
export function reasonColumn(stage: OrderStage, timeline: Parameters<typeof newestReason>[1]): OrderEvent | null {
  const reason = newestReason(stage, timeline);
  return reason === null ? null : (JSON.parse(withoutUnstorable(JSON.stringify(reason))) as OrderEvent);
}

/** Row to entry. An event that only a newer version knows goes by its kind. */
export function toTimelineEntry(row: {
  message: string | null;
  kind: string | null;
  values: object | null;
  at: Date;
}): TimelineEntry {
  const createdAt = row.at.toISOString();
  const event = readEvent(row.kind, row.values);
  if (event !== null) return eventEntry(event, createdAt);
  return { message: row.message ?? `${row.kind} (written by a newer version)`, createdAt };
}

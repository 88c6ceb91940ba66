import type { IsoTime } from '../shared/IsoTime.ts';
import { formatCount } from '../shared/formatCount.ts';
import { parseEpoch } from '../shared/parseEpoch.ts';
import type { BulkAction } from './BulkAction.ts';
import { timelineButton } from './orderActionTexts.ts';
import type { TimelineEntry } from './OrderDetail.ts';

/**
 * Timeline entry of a single action: "{Button} clicked by {user_name}" (contract); without a known user the button
 * alone (§7).
 */
export function timelineMessage(button: string, userName: string | null): string {
  const user = userName?.trim() ?? '';
  return user === '' ? `${button} clicked` : `${button} clicked by ${user}`;
}

/** Timeline entry of a removal, which leaves no other trace of units: "… clicked by Ada: 2 × WHITE MUG". */
export function removalTimelineMessage(
  button: string,
  userName: string | null,
  removed: { quantity: number; name: string },
): string {
  return `${timelineMessage(button, userName)}: ${formatCount(removed.quantity)} × ${removed.name}`;
}

/** After the button in the entry of a bulk action. */
export const bulkSuffix = ' (bulk)';

/** Timeline entry of a bulk action, which the server writes: "Close Order (bulk) clicked by Ada". */
export function bulkTimelineMessage(action: BulkAction, userName: string | null): string {
  return timelineMessage(`${timelineButton(action)}${bulkSuffix}`, userName);
}

/** The button of such an entry; null for any other entry. */
export function clickedButton(message: string): string | null {
  return /^(.+?) clicked(?:(?: by |: ).*)?$/su.exec(message)?.[1] ?? null;
}

/** Newest first and stable; entries without a readable time last. */
export function timelineNewestFirst(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const keyed = entries.map((entry) => ({ entry, epoch: epochOf(entry.createdAt) }));
  keyed.sort((a, b) => (a.epoch === b.epoch ? 0 : b.epoch - a.epoch));
  return keyed.map(({ entry }) => entry);
}

function epochOf(iso: IsoTime | null): number {
  return parseEpoch(iso) ?? -Infinity;
}

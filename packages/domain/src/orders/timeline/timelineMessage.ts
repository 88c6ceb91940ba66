import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { parseEpoch } from '../../shared/dates/parseEpoch.ts';
import { eventText } from './eventText.ts';
import type { TimelineEntry } from '../detail/OrderDetail.ts';

/**
 * Timeline entry of a single action: "{Button} clicked by {user_name}" (contract); only the button without a known
 * user (§7).
 */
export function timelineMessage(button: string, userName: string | null): string {
  const user = userName?.trim() ?? '';
  return user === '' ? `${button} clicked` : `${button} clicked by ${user}`;
}

/** Timeline entry of a removal, the only trace of the units: "… clicked by Ada: 2 × WHITE MUG". */
export function removalTimelineMessage(
  button: string,
  userName: string | null,
  removed: { quantity: number; name: string },
): string {
  return `${timelineMessage(button, userName)}: ${formatCount(removed.quantity)} × ${removed.name}`;
}

/** Follows the button in a bulk action's entry. */
export const bulkSuffix = ' (bulk)';

/**
 * Whether a client's text is about an action that the server has already recorded: the sentence that clients write
 * for servers that don't (§7).
 */
export function isPostedSentence(text: string, { values }: OrderEvent<'actionTaken'>): boolean {
  return [values.by, null].some((by) =>
    [true, false].some((isUndo) =>
      [true, false].some((isBulk) => text === eventText(orderEvent('actionTaken', { ...values, by, isUndo, isBulk }))),
    ),
  );
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

import type { IsoTime } from '../shared/IsoTime.ts';
import { parseEpoch } from '../shared/parseEpoch.ts';
import type { TimelineEntry } from './OrderDetail.ts';

/**
 * What the timeline records after a single action: "{Button} clicked by {user_name}" (contract). Without a known user
 * (§7 "user when known") it names the button alone.
 */
export function timelineMessage(button: string, userName: string | null): string {
  const user = userName?.trim() ?? '';
  return user === '' ? `${button} clicked` : `${button} clicked by ${user}`;
}

/** The button that such an entry names; null for an entry of another kind. */
export function clickedButton(message: string): string | null {
  return /^(.+?) clicked(?: by .*)?$/su.exec(message)?.[1] ?? null;
}

/** Newest first, entries of one instant as they came; entries without a readable time come last. */
export function timelineNewestFirst(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const keyed = entries.map((entry) => ({ entry, epoch: epochOf(entry.createdAt) }));
  keyed.sort((a, b) => (a.epoch === b.epoch ? 0 : b.epoch - a.epoch));
  return keyed.map(({ entry }) => entry);
}

function epochOf(iso: IsoTime | null): number {
  return parseEpoch(iso) ?? -Infinity;
}

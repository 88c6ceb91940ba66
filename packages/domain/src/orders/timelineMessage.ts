import type { IsoTime } from '../shared/IsoTime.ts';
import { parseEpoch } from '../shared/parseEpoch.ts';
import type { TimelineEntry } from './OrderDetail.ts';

/**
 * Timeline entry of a single action: "{Button} clicked by {user_name}" (contract); without a known user the button
 * alone (§7).
 */
export function timelineMessage(button: string, userName: string | null): string {
  const user = userName?.trim() ?? '';
  return user === '' ? `${button} clicked` : `${button} clicked by ${user}`;
}

/** The button of such an entry; null for any other entry. */
export function clickedButton(message: string): string | null {
  return /^(.+?) clicked(?: by .*)?$/su.exec(message)?.[1] ?? null;
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

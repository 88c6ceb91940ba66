import { orderTexts, type TimelineEntry } from '@hub/domain/orders/detail';
import { eventText, timelineNewestFirst } from '@hub/domain/orders/timeline';
import { formatTime } from '@hub/domain/shared';
import { useMemo } from 'react';
import { DetailSection } from './DetailSection.tsx';
import { ShowAllButton } from './ShowAllButton.tsx';
import styles from './Timeline.module.css';
import { useCollapsedList } from './useCollapsedList.ts';

export interface TimelineProps {
  /** In any order; shown newest first. */
  entries: readonly TimelineEntry[];
  /** IANA zone of the times. */
  timeZone: string;
}

const collapsedEntryCount = 10;

/** The timeline of an order (§2); "No data..." when empty. */
export function Timeline({ entries, timeZone }: TimelineProps) {
  const newestFirst = useMemo(() => timelineNewestFirst(entries), [entries]);
  const list = useCollapsedList(newestFirst, collapsedEntryCount);
  return (
    <DetailSection title={orderTexts.timeline}>
      {entries.length === 0 && <p className={styles.nothing}>{orderTexts.noData}</p>}
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {list.visibleEntries.map(({ message, createdAt, event }, index) => (
            <li
              // Entries have no id; keys count from the oldest, so that they survive newer entries.
              key={list.total - index}
              className={styles.entry}
              ref={list.isFirstRevealed(index) ? list.firstRevealedRef : undefined}
              tabIndex={list.isFirstRevealed(index) ? -1 : undefined}
            >
              <span className={styles.message} dir="auto">
                {event === undefined ? message : eventText(event)}
              </span>
              {createdAt !== null && (
                <time className={styles.time} dateTime={createdAt}>
                  {formatTime(createdAt, timeZone)}
                </time>
              )}
            </li>
          ))}
        </ol>
      )}
      <ShowAllButton list={list} listLabel={orderTexts.timeline} />
    </DetailSection>
  );
}

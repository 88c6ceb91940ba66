import { formatAge, formatTime } from '@hub/domain/shared';

export interface TimeAgoProps {
  /** ISO 8601; null: never. */
  time: string | null;
  now: Date;
  /** Text for null. */
  none?: string;
}

/** "3 hours ago", with the time in UTC as tooltip. */
export function TimeAgo({ time, now, none = 'Never' }: TimeAgoProps) {
  if (time === null) return none;
  return (
    <time dateTime={time} title={`${formatTime(time, 'UTC')} UTC`}>
      {formatAge(time, now)}
    </time>
  );
}

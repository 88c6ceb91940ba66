import { asOfText } from '@hub/domain/shared';
import { Text } from '@shopify/polaris';

export interface AsOfProps {
  /** When the figures were read, epoch ms; undefined while there are none. Its room is kept. */
  readAt: number | undefined;
  /** The current time, for the day. */
  now: Date;
  /** IANA zone. */
  timeZone: string;
}

/** When figures were read: "As of 10:42:07 AM". */
export function AsOf({ readAt, now, timeZone }: AsOfProps) {
  return (
    <Text as="p" variant="bodySm" tone="subdued" numeric>
      {readAt === undefined ? '\u00a0' : asOfText(readAt, Math.max(now.getTime(), readAt), timeZone)}
    </Text>
  );
}

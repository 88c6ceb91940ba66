import { asOfText } from '@hub/domain/shared';
import { Text } from '@shopify/polaris';

export interface AsOfProps {
  /** When the figures were loaded, epoch ms; undefined before that. The space is reserved. */
  readAt: number | undefined;
  /** The current time, for the day. */
  now: Date;
  /** IANA time zone. */
  timeZone: string;
}

/** When figures were loaded: "As of 10:42:07 AM". */
export function AsOf({ readAt, now, timeZone }: AsOfProps) {
  return (
    <Text as="p" variant="bodySm" tone="subdued" numeric>
      {readAt === undefined ? '\u00a0' : asOfText(readAt, Math.max(now.getTime(), readAt), timeZone)}
    </Text>
  );
}

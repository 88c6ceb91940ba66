import { ordersText } from '@hub/domain/shared';
import { Banner } from '@shopify/polaris';

export interface UnreadableNoticeProps {
  /** Orders that could not be read; 0 renders nothing. */
  count: number;
}

/** Says that the list is incomplete. */
export function UnreadableNotice({ count }: UnreadableNoticeProps) {
  if (count === 0) return null;
  return (
    <Banner tone="warning">
      {ordersText(count)} could not be read and {count === 1 ? 'is' : 'are'} not in this list.
    </Banner>
  );
}

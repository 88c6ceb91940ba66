import { ordersText } from '@hub/domain/shared';
import { Banner } from '@shopify/polaris';

export interface UnreadableNoticeProps {
  /** Orders that came but could not be read; 0 draws nothing. */
  count: number;
}

/** Says that the list is not complete: an order that cannot be drawn must not vanish without a word. */
export function UnreadableNotice({ count }: UnreadableNoticeProps) {
  if (count === 0) return null;
  return (
    <Banner tone="warning">
      {ordersText(count)} could not be read and {count === 1 ? 'is' : 'are'} not in this list.
    </Banner>
  );
}

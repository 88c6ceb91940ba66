import { orderScreenTexts } from '@hub/domain/orders';
import { ordersText } from '@hub/domain/shared';
import { Banner } from '@shopify/polaris';

export interface UnreadableNoticeProps {
  /** Orders that could not be read; 0 renders nothing. */
  count: number;
}

/** Says that the list is incomplete. */
export function UnreadableNotice({ count }: UnreadableNoticeProps) {
  if (count === 0) return null;
  return <Banner tone="warning">{orderScreenTexts.unreadable(ordersText(count), count)}</Banner>;
}

import { closedSourceText } from '@hub/domain/permissions';
import { Banner } from '@shopify/polaris';

export interface RefusalNoticeProps {
  /** Which permission is missing, and who can give it. */
  message: string;
}

/**
 * Something on an open screen that the person may not see. Nothing is broken, so it is no error and offers no Retry.
 */
export function RefusalNotice({ message }: RefusalNoticeProps) {
  return (
    <Banner tone="info" title={message}>
      <p>{closedSourceText}</p>
    </Banner>
  );
}

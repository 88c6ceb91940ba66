import { Badge, BlockStack, Card, Text } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import styles from './AppCard.module.css';

export interface AppCardProps {
  name: string;
  /** Beside the name: that it is installed, or what is the matter. */
  badge?: { text: string; tone: 'success' | 'warning' | 'info' } | undefined;
  children: ReactNode;
}

/** The card of one app: its name first, what it is to this shop beside it. */
export function AppCard({ name, badge, children }: AppCardProps) {
  const titleId = useId();
  return (
    <li aria-labelledby={titleId} className={styles.cell}>
      <Card>
        <BlockStack gap="200">
          <div className={styles.head}>
            <Text as="h3" variant="headingSm" id={titleId}>
              {name}
            </Text>
            {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          </div>
          {children}
        </BlockStack>
      </Card>
    </li>
  );
}

import { Text } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import styles from './AppGrid.module.css';

export interface AppGridProps {
  /** Heading; without one, `label` names the list. */
  title?: string | undefined;
  label?: string | undefined;
  isBusy?: boolean;
  children: ReactNode;
}

/** A grid of cards, equally high within a row. A card with an open form has its own row. */
export function AppGrid({ title, label, isBusy = false, children }: AppGridProps) {
  const titleId = useId();
  return (
    <section
      aria-busy={isBusy}
      className={styles.frame}
      {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
    >
      {title && (
        <div className={styles.title}>
          <Text as="h2" variant="headingMd" id={titleId}>
            {title}
          </Text>
        </div>
      )}
      <ul className={styles.grid}>{children}</ul>
    </section>
  );
}

import { emptyReportTexts, feedbackTexts } from '@hub/domain/shared';
import { BlockStack, Card, InlineStack, Text } from '@shopify/polaris';
import { type ReactNode, Suspense } from 'react';
import links from './dottedLinks.module.css';
import styles from './FigureCard.module.css';
import { type Loadable, shownValue } from './Loadable.ts';

export interface FigureCardProps<T> {
  /** Heading of the card. */
  title: string;
  /** The figures, loading, loaded or failed. */
  loadable: Loadable<T>;
  /** Right of the title, once the figures are loaded. */
  action?: ReactNode;
  /** Below the title: a summary, and what the figures leave out. */
  renderNote?: ((value: T) => ReactNode) | undefined;
  /** Text shown when there are none. */
  emptyText?: ((value: T) => string | null) | undefined;
  /** Renders the figures. */
  renderFigures: (value: T) => ReactNode;
}

/** A card of figures with heading, skeleton, empty state and error. */
export function FigureCard<T>({ title, loadable, action, renderNote, emptyText, renderFigures }: FigureCardProps<T>) {
  const value = shownValue(loadable);
  const empty = value === null ? null : (emptyText?.(value) ?? null);
  const isBusy = loadable.state === 'loading' || (loadable.state === 'ready' && loadable.isRefreshing === true);
  return (
    <section aria-label={title} aria-busy={isBusy} className={styles.card}>
      <Card>
        <BlockStack gap="300">
          <InlineStack align="space-between" blockAlign="center" gap="200">
            <Text as="h2" variant="headingSm">
              {title}
            </Text>
            {value !== null && empty === null && action}
          </InlineStack>
          {value === null ? (
            <FigurePlaceholder loadable={loadable} title={title} />
          ) : (
            <>
              {empty === null && renderNote && (
                <div className={`${styles.note} ${links.dotted}`}>{renderNote(value)}</div>
              )}
              {empty === null ? (
                <Suspense fallback={<FigurePlaceholder loadable={{ state: 'loading' }} title={title} />}>
                  {renderFigures(value)}
                </Suspense>
              ) : (
                <Text as="p" tone="subdued">
                  {empty}
                </Text>
              )}
            </>
          )}
        </BlockStack>
      </Card>
    </section>
  );
}

function FigurePlaceholder({ loadable, title }: { loadable: Loadable<unknown>; title: string }) {
  if (loadable.state === 'loading')
    return <div className={styles.pending} role="status" aria-label={feedbackTexts.loading(title)} />;
  return (
    <Text as="p" tone="subdued">
      {loadable.state === 'failed' && loadable.isForbidden
        ? emptyReportTexts.notAllowed
        : emptyReportTexts.notAvailable}
    </Text>
  );
}

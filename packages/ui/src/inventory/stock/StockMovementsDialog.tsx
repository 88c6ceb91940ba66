import { formatTime, feedbackTexts } from '@hub/domain/shared';
import {
  type ListedMovement,
  listedMovements,
  movementCauseLabels,
  movementsTexts as texts,
  movementText,
} from '@hub/domain/stock';
import { BlockStack, Text } from '@shopify/polaris';
import { CaptionedTable } from '../../data/CaptionedTable.tsx';
import { type Loadable, shownValue } from '../../data/index.ts';
import { InfoDialog } from '../../dialogs/InfoDialog.tsx';
import { LoadableNotices, SkeletonList } from '../../feedback/index.ts';
import styles from './StockMovementsDialog.module.css';

export interface StockMovementsDialogProps {
  /** "Movements of 85123A at Leeds". */
  title: string;
  /** The newest movements, newest first. */
  movements: Loadable<readonly ListedMovement[]>;
  /** IANA zone of the times. */
  timeZone: string;
  /** Closes the dialog. */
  onClose: () => void;
}

/** What moved the units of a SKU at a location: when, why, for which order, or who counted. */
export function StockMovementsDialog({ title, movements, timeZone, onClose }: StockMovementsDialogProps) {
  const shown = shownValue(movements);
  return (
    <InfoDialog title={title} onClose={onClose}>
      <BlockStack gap="300">
        <LoadableNotices loadables={[{ loadable: movements, subject: texts.subject }]} />
        {movements.state === 'loading' && (
          <SkeletonList rows={4} rowHeight={36} label={feedbackTexts.loading(texts.subject)} />
        )}
        {shown?.length === 0 && <Text as="p">{texts.none}</Text>}
        {shown !== null && shown.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has no button.
          <section tabIndex={0} aria-label={title}>
            <CaptionedTable
              caption={title}
              className={styles.table}
              head={[texts.time, texts.cause, texts.units, texts.order, texts.by].map((column) => ({ title: column }))}
              rows={shown.map((movement) => ({
                key: movement.movementId,
                name: <span className={styles.time}>{formatTime(movement.at, timeZone)}</span>,
                cells: [
                  { content: movementCauseLabels[movement.cause] },
                  { content: movementText(movement) },
                  { content: movement.orderName !== null && <bdi>{movement.orderName}</bdi> },
                  { content: movement.by !== null && <bdi>{movement.by}</bdi> },
                ],
              }))}
            />
          </section>
        )}
        {shown?.length === listedMovements && (
          <Text as="p" tone="subdued">
            {texts.newest}
          </Text>
        )}
      </BlockStack>
    </InfoDialog>
  );
}

import {
  batchesSummary,
  batchProgressText,
  type BatchRecord,
  batchScreenTexts,
  type BatchStatus,
  batchStatus,
  batchStatusLabels,
  batchStatusTexts as texts,
} from '@hub/domain/batching';
import { formatTime, feedbackTexts } from '@hub/domain/shared';
import { Badge, type BadgeProps, Link, Text } from '@shopify/polaris';
import { type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotice, SkeletonList } from '../feedback/index.ts';
import { type PageHeaderProps, StackedPage } from '../layout/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import styles from './BatchStatesScreen.module.css';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';

export interface BatchStatesScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The newest batches, newest first. */
  batches: Loadable<readonly BatchRecord[]>;
  /** Path of a batch. */
  batchPath: (batchId: string) => string;
  /** Path of all batches. */
  historyPath: string;
  /** IANA zone of the times. */
  timeZone: string;
}

const tones = {
  sending: 'info',
  failed: 'critical',
  sent: 'success',
  nothing: undefined,
} satisfies Record<BatchStatus, BadgeProps['tone']>;

/** `/app/settings/batch_status` for servers with capability `batching`: the state of the newest batches. */
export function BatchStatesScreen({ pageHeader, batches, batchPath, historyPath, timeZone }: BatchStatesScreenProps) {
  const shown = shownValue(batches);
  const { subject, none } = batchScreenTexts.history;
  return (
    <StackedPage {...pageHeader}>
      <LoadableNotice loadable={batches} subject={subject} />
      <SectionCard title={texts.title} note={texts.note}>
        {shown === null && batches.state === 'loading' && <SkeletonList label={feedbackTexts.loading(subject)} />}
        {shown !== null && (
          <Text as="p" fontWeight="semibold">
            {shown.length === 0 ? none : batchesSummary(shown)}
          </Text>
        )}
        {shown !== null && shown.length > 0 && (
          <ReadOnlyTable
            caption={texts.title}
            head={texts.head}
            rows={shown.map((batch) => ({
              key: batch.batchId,
              name: <Link url={batchPath(batch.batchId)}>{`#${batch.batchId}`}</Link>,
              cells: [<SentFrom key="from" batch={batch} timeZone={timeZone} />, <Status key="status" batch={batch} />],
            }))}
          />
        )}
        <p>
          <Link url={historyPath}>{texts.history}</Link>
        </p>
      </SectionCard>
    </StackedPage>
  );
}

function SentFrom({ batch, timeZone }: { batch: BatchRecord; timeZone: string }) {
  return (
    <>
      <bdi className={styles.location}>{batch.locationName}</bdi>
      <Text as="p" tone="subdued">
        {formatTime(batch.startedAt, timeZone)}
      </Text>
    </>
  );
}

function Status({ batch }: { batch: BatchRecord }) {
  const status = batchStatus(batch);
  return (
    <>
      <Badge tone={tones[status]}>{batchStatusLabels[status]}</Badge>
      <Text as="p" tone="subdued">
        {batchProgressText(batch)}
      </Text>
    </>
  );
}

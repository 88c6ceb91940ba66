import { wordsText } from '@hub/domain/messages';
import { feedbackTexts } from '@hub/domain/shared';
import {
  type DataRequest,
  dataRequestAbout,
  dataRequestName,
  dataRequestText,
  hasCustomerFile,
  latestExportText,
  privacyTexts as texts,
  type PrivacyStatus,
  redactionText,
  redactionTimes,
  type ShopExport,
  shopExportRefusal,
} from '@hub/domain/store';
import { BlockStack, InlineStack, Text } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { ActionButton } from '../actions/index.ts';
import { type Loadable, shownValue } from '../data/index.ts';
import { MoreRows } from '../data/MoreRows.tsx';
import { LoadableNotice, SkeletonList } from '../feedback/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';
import { ShopExportRow } from './ShopExportRow.tsx';
import styles from './StoreRows.module.css';

export interface PrivacyCardProps {
  /** Exports of the shop, customers who requested their data, and customers whose data was removed. */
  privacy: Loadable<PrivacyStatus>;
  /** IANA time zone. */
  timeZone: string;
  /** The current time, accurate to the minute. */
  now: Date;
  /** Why this person can neither start or cancel an export nor download anything; null when they can. */
  disabledReason: string | null;
  /** An export is being requested. */
  isStarting: boolean;
  /** Id of the export that is being canceled; null: none. */
  cancelling: string | null;
  /** Id of the export or request whose file is being downloaded; null: none. */
  downloading: string | null;
  /** Requests an export of everything. */
  onExport: () => void;
  /** Cancels an export that is being made. */
  onCancelExport: (shopExport: ShopExport) => void;
  /** Downloads an export that is ready. */
  onDownloadExport: (shopExport: ShopExport) => void;
  /** Downloads the file of a customer who requested their data. */
  onDownloadRequest: (request: DataRequest) => void;
}

/** What the shop can export, what its customers requested, whose data was removed, and what leaving means. */
export function PrivacyCard({ privacy, ...props }: PrivacyCardProps) {
  const status = shownValue(privacy);
  return (
    <SectionCard title={texts.title} note={texts.note}>
      <LoadableNotice loadable={privacy} subject={texts.subject} />
      <BlockStack gap="500">
        {status === null ? (
          privacy.state === 'loading' && (
            <SkeletonList rows={4} rowHeight={40} label={feedbackTexts.loading(texts.subject)} />
          )
        ) : (
          <PrivacyParts {...props} status={status} />
        )}
        <Part title={texts.uninstall} note={texts.uninstallNote} />
      </BlockStack>
    </SectionCard>
  );
}

interface PrivacyPartsProps {
  status: PrivacyStatus;
  timeZone: string;
  now: Date;
  disabledReason: string | null;
  isStarting: boolean;
  cancelling: string | null;
  downloading: string | null;
  onExport: () => void;
  onCancelExport: (shopExport: ShopExport) => void;
  onDownloadExport: (shopExport: ShopExport) => void;
  onDownloadRequest: (request: DataRequest) => void;
}

function PrivacyParts({ status, timeZone, now, ...props }: PrivacyPartsProps) {
  const { disabledReason, isStarting, cancelling, downloading } = props;
  const { exports, requests, redactions } = status;
  /** Why a file cannot be downloaded; only one at a time can. */
  const downloadReason = (id: string) =>
    disabledReason ?? (downloading === null || downloading === id ? null : texts.otherDownload);
  return (
    <>
      <Part title={texts.exports} note={texts.exportsNote}>
        <InlineStack gap="300" blockAlign="center">
          <ActionButton
            label={texts.start}
            disabledReason={disabledReason ?? wordsText(shopExportRefusal(exports, now))}
            loading={isStarting}
            onAction={props.onExport}
          />
          <div role="status">{latestExportText(exports, now)}</div>
        </InlineStack>
        <Rows rows={exports} label={texts.exports} none={texts.noExports} idOf={({ exportId }) => exportId}>
          {(shopExport) => (
            <ShopExportRow
              shopExport={shopExport}
              timeZone={timeZone}
              now={now}
              disabledReason={downloadReason(shopExport.exportId)}
              isDownloading={downloading === shopExport.exportId}
              cancelDisabledReason={disabledReason}
              isCancelling={cancelling === shopExport.exportId}
              onCancel={() => props.onCancelExport(shopExport)}
              onDownload={() => props.onDownloadExport(shopExport)}
            />
          )}
        </Rows>
      </Part>
      <Part title={texts.requests} note={texts.requestsNote}>
        <Rows rows={requests} label={texts.requests} none={texts.noRequests} idOf={({ requestId }) => requestId}>
          {(request) => (
            <>
              <div className={styles.words}>
                <p>{dataRequestName(request)}</p>
                <Text as="p" tone="subdued">
                  {dataRequestText(request, timeZone, now)}
                </Text>
              </div>
              {hasCustomerFile(request, now) && (
                <ActionButton
                  label={texts.download}
                  about={dataRequestAbout(request, timeZone)}
                  disabledReason={downloadReason(request.requestId)}
                  loading={downloading === request.requestId}
                  onAction={() => props.onDownloadRequest(request)}
                />
              )}
            </>
          )}
        </Rows>
      </Part>
      <Part title={texts.redactions} note={texts.redactionsNote}>
        <Rows
          rows={redactions}
          label={texts.redactions}
          none={texts.noRedactions}
          idOf={({ redactionId }) => redactionId}
        >
          {(redaction) => (
            <div className={styles.words}>
              <p>{redactionText(redaction)}</p>
              <Text as="p" tone="subdued">
                {redactionTimes(redaction, timeZone)}
              </Text>
            </div>
          )}
        </Rows>
      </Part>
    </>
  );
}

function Part({ title, note, children }: { title: string; note: string; children?: ReactNode }) {
  return (
    <BlockStack gap="200">
      <Text as="h3" variant="headingSm">
        {title}
      </Text>
      <Text as="p" tone="subdued" breakWord>
        {note}
      </Text>
      {children}
    </BlockStack>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  label: string;
  /** Text shown without rows. */
  none: string;
  idOf: (row: Row) => string;
  /** Renders a row. */
  children: (row: Row) => ReactNode;
}

function Rows<Row>({ rows, label, none, idOf, children }: RowsProps<Row>) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <MoreRows rows={rows} label={label}>
      {(shown) => (
        <ul className={styles.list}>
          {shown.map((row) => (
            <li key={idOf(row)} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </MoreRows>
  );
}

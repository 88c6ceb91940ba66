import {
  type ShopExport,
  isExportUnderway,
  privacyTexts as texts,
  shopExportAbout,
  shopExportOrigin,
  shopExportStage,
  shopExportText,
} from '@hub/domain/store';
import { Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { ProgressBar } from '../data/ProgressBar.tsx';
import styles from './StoreRows.module.css';

export interface ShopExportRowProps {
  /** One export of everything that belongs to the shop. */
  shopExport: ShopExport;
  /** IANA time zone. */
  timeZone: string;
  /** The current time, accurate to the minute. */
  now: Date;
  /** Why this person cannot download it now; null when they can. */
  disabledReason: string | null;
  /** Its file is being downloaded. */
  isDownloading: boolean;
  /** Why this person cannot cancel it; null when they can. */
  cancelDisabledReason: string | null;
  /** It is being canceled. */
  isCancelling: boolean;
  /** Downloads its file. */
  onDownload: () => void;
  /** Cancels it. */
  onCancel: () => void;
}

/** State of an export, with a bar and Cancel while it is being made, and its file once it is ready. */
export function ShopExportRow({
  shopExport,
  timeZone,
  now,
  disabledReason,
  isDownloading,
  cancelDisabledReason,
  isCancelling,
  onDownload,
  onCancel,
}: ShopExportRowProps) {
  const { rowsWritten, rowsTotal } = shopExport;
  const stage = shopExportStage(shopExport, now);
  const isUnderway = isExportUnderway(shopExport, now);
  const text = shopExportText(shopExport, timeZone, now);
  return (
    <>
      <div className={styles.words}>
        <Text as="p" {...(stage === 'failed' && { tone: 'critical' })}>
          {text}
        </Text>
        {isUnderway && (
          <ProgressBar
            label={texts.bar}
            text={text}
            {...(rowsTotal !== null && rowsTotal > 0 && { progress: { done: rowsWritten, total: rowsTotal } })}
          />
        )}
        <Text as="p" tone="subdued">
          {shopExportOrigin(shopExport, timeZone)}
        </Text>
      </div>
      {isUnderway && (
        <ActionButton
          label={texts.cancel}
          about={shopExportAbout(shopExport, timeZone)}
          disabledReason={cancelDisabledReason}
          loading={isCancelling}
          onAction={onCancel}
        />
      )}
      {stage === 'ready' && (
        <ActionButton
          label={texts.download}
          about={shopExportAbout(shopExport, timeZone)}
          disabledReason={disabledReason}
          loading={isDownloading}
          onAction={onDownload}
        />
      )}
    </>
  );
}

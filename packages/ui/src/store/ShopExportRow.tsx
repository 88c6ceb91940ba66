import {
  type ShopExport,
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
  /** Downloads its file. */
  onDownload: () => void;
}

/** State of an export, with a bar while it is being made, and its file once it is ready. */
export function ShopExportRow({
  shopExport,
  timeZone,
  now,
  disabledReason,
  isDownloading,
  onDownload,
}: ShopExportRowProps) {
  const { rowsWritten, rowsTotal } = shopExport;
  const stage = shopExportStage(shopExport, now);
  const text = shopExportText(shopExport, timeZone, now);
  return (
    <>
      <div className={styles.words}>
        <Text as="p" {...(stage === 'failed' && { tone: 'critical' })}>
          {text}
        </Text>
        {(stage === 'waiting' || stage === 'running') && (
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

import { wordsText } from '@hub/domain/messages';
import { fileText, type ProductFile, productScreenTexts } from '@hub/domain/products';
import { BlockStack, Text } from '@shopify/polaris';
import { FileButton } from '../../actions/FileButton.tsx';
import { ConfirmDialog } from '../../dialogs/index.ts';
import styles from './ProductFileDialog.module.css';

export interface ProductFileDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Changes in the chosen file; a string says why it cannot be read; null: no file is chosen. */
  file: (ProductFile & { changed: number }) | string | null;
  /** The chosen file is being read. */
  isReading: boolean;
  /** A file was chosen. */
  onChooseFile: (file: File) => void;
  /** Puts the changes into the grid, to be reviewed and saved. */
  onUse: () => void;
  /** Discards the file. */
  onCancel: () => void;
}

/** Most bad rows shown. */
const shownRows = 200;

const { file: texts } = productScreenTexts;

/** A file of weights and packages before it is used: its changes, and each row that is left out with the reason. */
export function ProductFileDialog({ open, file, isReading, onChooseFile, onUse, onCancel }: ProductFileDialogProps) {
  const isReadable = file !== null && typeof file !== 'string';
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      body={texts.help}
      confirmLabel={texts.use}
      disabledReason={isReadable && file.changed > 0 ? null : isReadable ? texts.nothing : texts.choose}
      onConfirm={onUse}
      onCancel={onCancel}
    >
      <BlockStack gap="300">
        <div>
          <FileButton
            label={texts.choose}
            accept=".csv,.txt,text/csv"
            disabledReason={null}
            isReading={isReading}
            onChooseFile={onChooseFile}
          />
        </div>
        <div role="status">
          {typeof file === 'string' && (
            <Text as="p" tone="critical">
              {file}
            </Text>
          )}
          {isReadable && <Text as="p">{fileText(file.changed, file.products, file.badRows.length)}</Text>}
        </div>
        {isReadable && file.badRows.length > 0 && (
          <div className={styles.rows}>
            <table className={styles.table}>
              <caption>{texts.badRows}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.line}</th>
                  <th scope="col">{texts.reason}</th>
                </tr>
              </thead>
              <tbody>
                {file.badRows.slice(0, shownRows).map(({ line, reason }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <td>{wordsText(reason)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </BlockStack>
    </ConfirmDialog>
  );
}

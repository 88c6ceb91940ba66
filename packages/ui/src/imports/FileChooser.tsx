import { importTexts } from '@hub/domain/imports';
import { Text } from '@shopify/polaris';
import { type DragEvent, useState } from 'react';
import { FileButton } from '../actions/FileButton.tsx';
import styles from './FileChooser.module.css';

export interface FileChooserProps {
  /** Disables it and is its description; null enables it. */
  disabledReason: string | null;
  /** The chosen file is being read. */
  isReading: boolean;
  /** Called with the chosen or dropped file. */
  onChooseFile: (file: File) => void;
}

/** A button that opens the file picker, in a box that accepts a dropped file. */
export function FileChooser({ disabledReason, isReading, onChooseFile }: FileChooserProps) {
  const [isOver, setOver] = useState(false);
  const canDrop = disabledReason === null && !isReading;
  // Without preventDefault the browser would open a dropped file instead of the page.
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(canDrop);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && canDrop) onChooseFile(file);
  };
  return (
    <div
      className={styles.box}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <FileButton
        variant="primary"
        label={importTexts.choose}
        accept=".csv,.gz,text/csv,application/gzip"
        disabledReason={disabledReason}
        isReading={isReading}
        onChooseFile={onChooseFile}
      />
      <Text as="p" tone="subdued">
        {isReading ? importTexts.reading : importTexts.drop}
      </Text>
    </div>
  );
}

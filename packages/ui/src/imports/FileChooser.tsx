import { importTexts } from '@hub/domain/imports';
import { Text } from '@shopify/polaris';
import { type DragEvent, useRef, useState } from 'react';
import { ActionButton } from '../actions/index.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const canDrop = disabledReason === null && !isReading;
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file && canDrop) onChooseFile(file);
  };
  // Without preventDefault the browser would open a dropped file instead of the page.
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(canDrop);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.box}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <ActionButton
        variant="primary"
        label={importTexts.choose}
        disabledReason={disabledReason}
        loading={isReading}
        onAction={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.gz,text/csv,application/gzip"
        aria-label={importTexts.choose}
        onChange={(event) => {
          choose(event.target.files);
          // Lets the person choose the same file again after correcting it.
          event.target.value = '';
        }}
      />
      <Text as="p" tone="subdued">
        {isReading ? importTexts.reading : importTexts.drop}
      </Text>
    </div>
  );
}

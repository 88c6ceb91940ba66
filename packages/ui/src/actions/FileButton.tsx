import { useRef } from 'react';
import { ActionButton, type ActionButtonProps } from './ActionButton.tsx';

export interface FileButtonProps extends Pick<ActionButtonProps, 'label' | 'variant' | 'disabledReason'> {
  /** Endings and media types of the files that the picker offers. */
  accept: string;
  /** The chosen file is being read. */
  isReading: boolean;
  /** Called with the chosen file. */
  onChooseFile: (file: File) => void;
}

/** A button that opens the file picker. */
export function FileButton({ accept, isReading, onChooseFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const canChoose = button.disabledReason === null && !isReading;
  return (
    <>
      <ActionButton {...button} loading={isReading} onAction={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={button.label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file && canChoose) onChooseFile(file);
          // Lets the person choose the same file again after correcting it.
          event.target.value = '';
        }}
      />
    </>
  );
}

import { stockScreenTexts as texts } from '@hub/domain/stock';
import { useRef } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';

export interface StockFileButtonProps {
  /** Why this person cannot import; null when they can. */
  disabledReason: string | null;
  /** The chosen file is being read. */
  isReading: boolean;
  /** Called with the chosen file. */
  onChooseFile: (file: File) => void;
}

/** A button that opens the file picker. */
export function StockFileButton({ disabledReason, isReading, onChooseFile }: StockFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionButton
        label={texts.import}
        disabledReason={disabledReason}
        loading={isReading}
        onAction={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={texts.import}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChooseFile(file);
          // Lets the person choose the same file again after correcting it.
          event.target.value = '';
        }}
      />
    </>
  );
}

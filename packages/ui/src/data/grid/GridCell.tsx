import { dataTexts } from '@hub/domain/shared';
import { Icon } from '@shopify/polaris';
import { AlertCircleIcon, CheckIcon } from '@shopify/polaris-icons';
import { type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { GridCellState, GridColumn } from './GridColumn.ts';
import screenReader from '../../layout/screenReader.module.css';
import styles from '../EditableGrid.module.css';

export interface GridCellProps {
  id: string;
  /** Name of the input: "Weight of 85123A". */
  about: string;
  column: GridColumn;
  state: GridCellState;
  isActive: boolean;
  isSelected: boolean;
  /** Text when the edit began; null: not being edited. */
  editing: string | null;
  onPress: (event: MouseEvent) => void;
  onEditorKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onCommit: (text: string) => void;
}

/** A cell of an EditableGrid. */
export function GridCell(props: GridCellProps) {
  const { id, about, column, state, isActive, isSelected, editing, onPress } = props;
  const { text, placeholder = '', isDirty, problem } = state;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The grid handles the keys.
    <div
      id={id}
      role="gridcell"
      className={styles.cell}
      aria-selected={isSelected}
      aria-invalid={problem !== null || undefined}
      data-active={isActive || undefined}
      data-dirty={isDirty || undefined}
      data-problem={problem !== null || undefined}
      data-numeric={column.isNumeric}
      data-type={column.type}
      title={problem ?? undefined}
      onClick={onPress}
    >
      {editing === null ? (
        <>
          {column.type === 'check' && problem === null ? (
            <CheckMark isChecked={text !== ''} />
          ) : (
            <span className={text === '' ? styles.placeholder : styles.text}>{text === '' ? placeholder : text}</span>
          )}
          {isDirty && <span className={screenReader.only}>, {dataTexts.notSaved}</span>}
          {problem !== null && (
            <>
              <Icon source={AlertCircleIcon} tone="critical" />
              <span className={screenReader.only}>, {problem}</span>
            </>
          )}
        </>
      ) : (
        <CellEditor {...props} about={about} text={editing} />
      )}
    </div>
  );
}

function CheckMark({ isChecked }: { isChecked: boolean }) {
  return (
    <span className={styles.check} data-checked={isChecked || undefined}>
      {isChecked && <Icon source={CheckIcon} />}
      <span className={screenReader.only}>{isChecked ? dataTexts.yes : dataTexts.no}</span>
    </span>
  );
}

interface CellEditorProps extends Pick<GridCellProps, 'about' | 'column' | 'onEditorKeyDown' | 'onCommit'> {
  text: string;
}

function CellEditor({ about, column, text, onEditorKeyDown, onCommit }: CellEditorProps) {
  const shared = {
    className: styles.editor,
    'aria-label': about,
    defaultValue: text,
    onKeyDown: onEditorKeyDown,
    onClick: (event: MouseEvent) => event.stopPropagation(),
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => onCommit(event.currentTarget.value),
  };
  if (column.type === 'choice')
    return (
      <select {...shared} ref={focusInput}>
        <option value="">{dataTexts.none}</option>
        {(column.choices ?? []).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
        {text !== '' && !column.choices?.includes(text) && <option>{text}</option>}
      </select>
    );
  return <input {...shared} ref={focusInput} type="text" autoComplete="off" />;
}

/** Puts the cursor at the end of the text. */
function focusInput(input: HTMLInputElement | HTMLSelectElement | null): void {
  input?.focus({ preventScroll: true });
  if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length);
}

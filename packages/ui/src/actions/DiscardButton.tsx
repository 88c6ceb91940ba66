import { ActionButton } from './ActionButton.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';

export interface DiscardButtonProps {
  /** Label of the button. */
  label: string;
  /** Appended to the accessible name if several forms can be discarded. */
  about?: string | undefined;
  /** `plain` looks like a link. */
  variant?: 'primary' | 'secondary' | 'plain' | undefined;
  /** Disables the button and is its description; null enables it. */
  disabledReason: string | null;
  /** Discards the changes. */
  onAction: () => void;
}

/** "Discard changes". Disappears with the changes; the focus then moves to the button beside it. */
export function DiscardButton(props: DiscardButtonProps) {
  return (
    <FocusKeeper onFocusLost={(left) => buttonBeside(left)?.focus()}>
      <ActionButton {...props} />
    </FocusKeeper>
  );
}

/** The first button of the nearest ancestor that has another button. */
function buttonBeside(left: HTMLElement): HTMLButtonElement | undefined {
  for (let around = left.parentElement; around !== null; around = around.parentElement) {
    const other = [...around.querySelectorAll('button')].find((button) => !left.contains(button));
    if (other) return other;
  }
  return undefined;
}

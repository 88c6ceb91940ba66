import { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';

export type DiscardButtonProps = Pick<ActionButtonProps, 'label' | 'about' | 'variant' | 'disabledReason' | 'onAction'>;

/** "Discard changes". It goes with the changes, and the focus stays on the button beside it. */
export function DiscardButton(props: DiscardButtonProps) {
  return (
    <FocusKeeper onFocusLost={(left) => buttonBeside(left)?.focus()}>
      <ActionButton {...props} />
    </FocusKeeper>
  );
}

/** The first button of the nearest element around that has another one. */
function buttonBeside(left: HTMLElement): HTMLButtonElement | undefined {
  for (let around = left.parentElement; around !== null; around = around.parentElement) {
    const other = [...around.querySelectorAll('button')].find((button) => !left.contains(button));
    if (other) return other;
  }
  return undefined;
}

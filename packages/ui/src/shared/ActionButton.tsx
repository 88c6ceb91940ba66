import { Button, type ButtonProps } from '@shopify/polaris';
import { UnavailableHint } from './UnavailableHint.tsx';

export interface ActionButtonProps {
  label: string;
  onAction(): void;
  /** A sentence keeps it off and says why; null lets it act. */
  disabledReason: string | null;
  /** It runs: the button is busy and takes no second click. */
  loading?: boolean;
  variant?: ButtonProps['variant'];
  tone?: ButtonProps['tone'];
  icon?: Extract<ButtonProps['icon'], Function>;
}

/** A button that can be off for a reason (contract: it stays focusable and says why). */
export function ActionButton({ label, onAction, disabledReason, loading, icon, ...look }: ActionButtonProps) {
  if (disabledReason !== null) return <UnavailableHint label={label} reason={disabledReason} icon={icon} />;
  return (
    <Button {...look} loading={loading ?? false} onClick={onAction} {...(icon ? { icon } : {})}>
      {label}
    </Button>
  );
}

import { dashboardTexts } from '@hub/domain/dashboard';
import { Icon, TextField } from '@shopify/polaris';
import { SearchIcon } from '@shopify/polaris-icons';
import { type FormEvent, useState } from 'react';

export interface SearchFieldProps {
  /** The outer value: address, saved view or reset. */
  text: string;
  /** Called per keystroke. */
  onInput: (text: string) => void;
  /** Enter or the clear button. */
  onSubmit: (text: string) => void;
}

/** The text filter (§2). Shows typed text at once, however late the outer value follows. */
export function SearchField({ text, onInput, onSubmit }: SearchFieldProps) {
  const [typed, setTyped] = useTypedText(text);

  const handleInput = (next: string) => {
    setTyped(next);
    onInput(next);
  };
  const handleClear = () => {
    handleInput('');
    onSubmit('');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(typed);
  };

  return (
    <form onSubmit={handleSubmit}>
      <TextField
        label={dashboardTexts.filterPlaceholder}
        labelHidden
        placeholder={dashboardTexts.filterPlaceholder}
        autoComplete="off"
        type="search"
        value={typed}
        onChange={handleInput}
        clearButton
        onClearButtonClick={handleClear}
        prefix={<Icon source={SearchIcon} tone="subdued" />}
      />
    </form>
  );
}

/**
 * The typed text, until the outer value changes to another one. An echo of the typed text, even late and trimmed, must
 * not overwrite newer keystrokes.
 */
function useTypedText(externalText: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(externalText);
  const [lastExternalText, setLastExternalText] = useState(externalText);
  const [echoes, setEchoes] = useState<ReadonlySet<string>>(new Set());

  if (externalText !== lastExternalText) {
    setLastExternalText(externalText);
    const isEcho = echoes.has(externalText.trim());
    if (!isEcho) setTyped(externalText);
    if (!isEcho || externalText.trim() === typed.trim()) setEchoes(new Set());
  }

  const type = (text: string) => {
    setEchoes(new Set(echoes).add(text.trim()));
    setTyped(text);
  };
  return [typed, type];
}

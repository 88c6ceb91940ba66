export interface SuggestionsProps {
  /** Unique on the page; the input's `list`. */
  id: string;
  /** Values, or values with a text that the browser shows beside them; a value that repeats is listed once. */
  options: readonly (string | { value: string; label: string })[];
}

/** What the browser suggests in an input whose `list` is this id. */
export function Suggestions({ id, options }: SuggestionsProps) {
  const labels = new Map(
    options.map((option) => (typeof option === 'string' ? [option, ''] : [option.value, option.label])),
  );
  return (
    <datalist id={id}>
      {[...labels].map(([value, label]) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- without a label, its value is its text
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  );
}

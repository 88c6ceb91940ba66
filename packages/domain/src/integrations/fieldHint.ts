import type { ProviderField } from './providers.ts';

/** A hint about a field's value. It never blocks saving: §5 has no rule for credentials. */
export interface FieldHint {
  message: string;
  /** Label of the button that corrects the value, and the corrected value; null when there is no automatic fix. */
  fix: { label: string; value: string } | null;
}

/** Whitespace at either end, and the invisible characters that copying brings along. */
const strayWhitespace = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g;

/** Masks that servers send for a saved value: dots or asterisks only. */
const mask = /^[•●*]{3,}$/;
const maskPart = /[•●]{3,}/;

/** The most likely problem of a value; null for none. */
export function fieldHint(field: ProviderField, value: string): FieldHint | null {
  const trimmed = value.replace(strayWhitespace, '');
  if (trimmed === '') return { message: blankFieldText(field), fix: null };
  if (isMask(value)) return null;
  if (field.isSecret && maskPart.test(value)) {
    return {
      message: 'Part of this is the hidden saved value. Clear the field and enter the full new one.',
      fix: { label: 'Clear the field', value: '' },
    };
  }
  if (trimmed !== value) {
    return {
      message: 'There’s a space at the start or the end.',
      fix: { label: 'Remove it', value: trimmed },
    };
  }
  return field.expects === 'domain' ? domainHint(value) : null;
}

/** "Enter your API key." */
export function blankFieldText({ label }: Pick<ProviderField, 'label'>): string {
  return `Enter your ${label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}.`;
}

/** Whether a value is the server's mask of a saved secret. Sent back unchanged, it keeps the secret (contract). */
export function isMask(value: string): boolean {
  return mask.test(value);
}

/** Offers the host of a value that is a whole URL. */
function domainHint(value: string): FieldHint | null {
  const found = /^(?:https?:\/*|[a-z][a-z0-9+.-]*:\/\/|\/\/)?(?:[^/?#@\s]*@)?([^/?#:@\s]+)(?::\d*)?(?:[/?#].*)?$/i.exec(
    value,
  )?.[1];
  if (found === undefined) return { message: 'This doesn’t look like a domain.', fix: null };
  if (found === value) return null;
  return {
    message: 'Enter only the domain, not the full address.',
    fix: { label: `Use ${found}`, value: found },
  };
}

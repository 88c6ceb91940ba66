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
  if (trimmed === '') return { message: `${field.label} is blank.`, fix: null };
  if (isMask(value)) return null;
  if (field.isSecret && maskPart.test(value)) {
    return {
      message: 'A part of this stands for the saved value. Empty the field and enter the whole new one.',
      fix: { label: 'Empty the field', value: '' },
    };
  }
  if (trimmed !== value) {
    return {
      message: 'There is a space at the beginning or the end. It is sent as it stands.',
      fix: { label: 'Remove it', value: trimmed },
    };
  }
  return field.expects === 'domain' ? domainHint(value) : null;
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
  if (found === undefined) return { message: 'This does not look like a domain.', fix: null };
  if (found === value) return null;
  return {
    message: 'Only the domain is asked for, and this is a whole address.',
    fix: { label: `Use ${found}`, value: found },
  };
}

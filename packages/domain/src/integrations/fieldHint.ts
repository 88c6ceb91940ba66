import type { ProviderField } from './providers.ts';

/**
 * Something about a field's value that is probably not meant. It helps and never blocks: no rule of §5 bounds
 * credentials.
 */
export interface FieldHint {
  message: string;
  /** What to press to have it put right, and the value that this gives. Null where only the person knows better. */
  fix: { label: string; value: string } | null;
}

/** Spaces of every kind at either end, and the invisible characters that come along when something is copied. */
const strayWhitespace = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g;

/** How servers write "something is saved here": nothing but dots, asterisks or the like. */
const mask = /^[•●*]{3,}$/;
const maskPart = /[•●]{3,}/;

/** What may be wrong with a value, the likeliest first; null where nothing looks wrong. */
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

/** Whether a value is what the server sent in place of a saved secret. Sent back unchanged it means keep (contract). */
export function isMask(value: string): boolean {
  return mask.test(value);
}

/** An address has a scheme, a path, a port or a user besides the domain that is asked for. */
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

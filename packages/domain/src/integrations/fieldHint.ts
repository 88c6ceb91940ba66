import { type ProviderField, settingMessages } from '../providers/providers.ts';
import { type Message, message, type Words } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** A hint about a field's value. It never blocks saving: §5 has no rule for credentials. */
export interface FieldHint {
  message: string;
  /** Label of the correction button and the corrected value; `null` without an automatic fix. */
  fix: { label: string; value: string } | null;
}

/** Words for the hints. */
export const hintTexts = inLanguage('hintTexts', {
  show: (label: string) => `Show ${label}`,
  masked: 'Part of this is the hidden saved value. Clear the field and enter the full new one.',
  clear: 'Clear the field',
  spaces: 'There’s a space at the start or the end.',
  trim: 'Remove it',
  noDomain: 'This doesn’t look like a domain.',
  domainOnly: 'Enter only the domain, not the full address.',
  use: (domain: string) => `Use ${domain}`,
});

/** Whitespace at either end, and the invisible characters that copying adds. */
const strayWhitespace = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/g;

/** Masks that servers send for a saved value: only dots or asterisks. */
const mask = /^[•●*]{3,}$/;
const maskPart = /[•●]{3,}/;

/** A value's most likely problem; `null` for none. */
export function fieldHint(field: ProviderField, value: string): FieldHint | null {
  const trimmed = value.replace(strayWhitespace, '');
  if (trimmed === '') return { message: wordsText(blankFieldWords(field.name)), fix: null };
  if (isMask(value)) return null;
  if (field.isSecret && maskPart.test(value)) {
    return {
      message: hintTexts.masked,
      fix: { label: hintTexts.clear, value: '' },
    };
  }
  if (trimmed !== value) {
    return {
      message: hintTexts.spaces,
      fix: { label: hintTexts.trim, value: trimmed },
    };
  }
  return field.expects === 'domain' ? domainHint(value) : null;
}

/** "Enter your API key." */
export function blankFieldWords(name: string): Message {
  return message('providers.blank', { field: fieldLabel(name) });
}

/** A field's label, or its name if no 3PL has it. */
function fieldLabel(name: string): Words {
  return Object.hasOwn(settingMessages, name) ? { code: `settings.${name}`, values: {} } : name;
}

/** Whether a value is the server's mask for a saved secret. Sent back unchanged, it keeps the secret (contract). */
export function isMask(value: string): boolean {
  return mask.test(value);
}

/** Suggests the host of a full URL. */
function domainHint(value: string): FieldHint | null {
  const found = /^(?:https?:\/*|[a-z][a-z0-9+.-]*:\/\/|\/\/)?(?:[^/?#@\s]*@)?([^/?#:@\s]+)(?::\d*)?(?:[/?#].*)?$/i.exec(
    value,
  )?.[1];
  if (found === undefined) return { message: hintTexts.noDomain, fix: null };
  if (found === value) return null;
  return {
    message: hintTexts.domainOnly,
    fix: { label: hintTexts.use(found), value: found },
  };
}

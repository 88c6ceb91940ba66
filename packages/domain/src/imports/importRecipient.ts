import { countryCode } from '../shared/addresses/countries.ts';
import type { ImportWanted } from '../messages/importMessages.ts';
import { type Message, message } from '../messages/Message.ts';
import { type ImportField, type RecipientField, recipientFields } from './importFields.ts';
import { isRoundedCode } from '../shared/texts/spreadsheetCodes.ts';
import { shorten } from './shortenCell.ts';

/** The order's recipient as given in a file; '' for missing parts. The country belongs to the order. */
export type ImportRecipient = Readonly<Record<RecipientField, string>>;

/** Maximum characters. Emails: RFC 5321; postcodes: the longest of any country, with room. */
const maxLengths: Readonly<Record<RecipientField, number>> = {
  recipientName: 255,
  company: 255,
  address1: 255,
  address2: 255,
  city: 255,
  state: 100,
  postcode: 16,
  phone: 40,
  email: 254,
};

const emailAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/u;
const postcodeText = /^[\p{L}\d][\p{L}\d -]*$/u;
/** Allows an extension at the end: `+1 (555) 010-0199 ext. 7`. */
const phoneText = /^\+?[\d\s().\-/]+(?:\s*(?:x|ext\.?|#)\s*\d+)?$/i;

/** The row's recipient, or why it can't be used; `null` when the row has none. */
export function parseImportRecipient(
  cell: (field: ImportField) => string,
  country: string,
): ImportRecipient | { problem: Message } | null {
  const recipient = Object.fromEntries(
    recipientFields.map((field) => [field, cleanCell(field, cell(field))]),
  ) as ImportRecipient;
  if (recipientFields.every((field) => recipient[field] === '')) return null;
  const problem =
    recipientFields.map((field) => fieldProblem(field, recipient[field])).find((found) => found !== null) ??
    countryProblem(recipient, country);
  return problem === null ? recipient : { problem };
}

/** One line; strips what spreadsheets and stores add around a postcode's or phone's digits. */
function cleanCell(field: RecipientField, text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (field !== 'postcode' && field !== 'phone') return line;
  return line.replace(/^'/, '').replace(/^(\+?\d+)\.0$/, '$1');
}

function fieldProblem(field: RecipientField, text: string): Message | null {
  if (text === '') return null;
  if (text.length > maxLengths[field]) return message('imports.tooLong', { field, most: maxLengths[field] });
  if (text.includes('\u0000')) return message('imports.noText', { field });
  const wrong = (wanted: ImportWanted) => message('imports.isNot', { field, text: shorten(text), wanted });
  if ((field === 'phone' || field === 'postcode') && isRoundedCode(text))
    return message('imports.rounded', { field, text: shorten(text) });
  if (field === 'email' && !emailAddress.test(text)) return wrong('email');
  if (field === 'postcode' && !postcodeText.test(text)) return wrong('postcode');
  if (field === 'phone' && (!phoneText.test(text) || text.replace(/\D/g, '').length < 5)) return wrong('phone');
  return null;
}

/** Without a street or city nothing ships, so the country can be any text. */
function countryProblem({ address1, city, postcode }: ImportRecipient, country: string): Message | null {
  if (country === '' || (address1 === '' && city === '')) return null;
  const code = countryCode(country);
  if (code === null) return message('imports.noCountry', { text: shorten(country) });
  // A spreadsheet turns 02116 into a number.
  if (code === 'US' && /^\d{1,4}$/.test(postcode)) return message('imports.lostZero', { text: postcode });
  return null;
}

interface AddressedRow {
  country: string;
  recipient?: ImportRecipient | undefined;
}

/** How a row's recipient differs from an earlier row's; `null` when they agree. Ignores blank cells. */
export function recipientDifference(row: AddressedRow, earlier: AddressedRow, earlierLine: number): Message | null {
  const differs = (a: string, b: string) => a !== '' && b !== '' && a.toLowerCase() !== b.toLowerCase();
  const problem = (field: ImportField, a: string, b: string) =>
    message('imports.differs', { field, text: shorten(a), earlier: shorten(b), line: earlierLine });
  const { recipient } = row;
  const other = earlier.recipient;
  if (recipient === undefined || other === undefined) return null;
  const field = recipientFields.find((each) => differs(recipient[each], other[each]));
  if (field !== undefined) return problem(field, recipient[field], other[field]);
  return differs(row.country, earlier.country) ? problem('country', row.country, earlier.country) : null;
}

/** Whether a row has recipient data that no earlier one has. */
export function addsToRecipient(row: AddressedRow, earlier: readonly AddressedRow[]): boolean {
  const { recipient } = row;
  if (recipient === undefined) return false;
  return (
    earlier.length === 0 ||
    recipientFields.some(
      (field) => recipient[field] !== '' && earlier.every((other) => (other.recipient?.[field] ?? '') === ''),
    )
  );
}

/** Each field's first text among an order's rows: stores fill in only the first row. */
export function mergeRecipients(rows: readonly AddressedRow[]): ImportRecipient | null {
  const said = rows.flatMap(({ recipient }) => recipient ?? []);
  if (said.length === 0) return null;
  return Object.fromEntries(
    recipientFields.map((field) => [field, said.find((each) => each[field] !== '')?.[field] ?? '']),
  ) as ImportRecipient;
}

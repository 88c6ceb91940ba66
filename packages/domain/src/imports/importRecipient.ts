import { countryCode } from '../shared/addresses/countries.ts';
import type { ImportWanted } from '../messages/importMessages.ts';
import { type Message, message } from '../messages/Message.ts';
import { type ImportField, type RecipientField, recipientFields } from './importFields.ts';
import { shorten } from './shortenCell.ts';

/** To whom an order is sent, as far as a file says; '' for what it does not. The country is the order's. */
export type ImportRecipient = Readonly<Record<RecipientField, string>>;

/** Characters. Emails: RFC 5321; postcodes: the longest of any country, with room. */
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
/** With an extension at the end: `+1 (555) 010-0199 ext. 7`. */
const phoneText = /^\+?[\d\s().\-/]+(?:\s*(?:x|ext\.?|#)\s*\d+)?$/i;
/** Spreadsheets write long numbers so, and the digits are lost. */
const roundedNumber = /^\d(?:\.\d+)?e\+?\d+$/i;

/** What a row says of the recipient, or why it cannot be used; null when it says nothing. */
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

/** One line; a postcode and a phone without what spreadsheets and stores put before or behind their digits. */
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
  if ((field === 'phone' || field === 'postcode') && roundedNumber.test(text))
    return message('imports.rounded', { field, text: shorten(text) });
  if (field === 'email' && !emailAddress.test(text)) return wrong('email');
  if (field === 'postcode' && !postcodeText.test(text)) return wrong('postcode');
  if (field === 'phone' && (!phoneText.test(text) || text.replace(/\D/g, '').length < 5)) return wrong('phone');
  return null;
}

/** Without a street or a city nothing can be sent, so then the country may be any text. */
function countryProblem({ address1, city, postcode }: ImportRecipient, country: string): Message | null {
  if (country === '' || (address1 === '' && city === '')) return null;
  const code = countryCode(country);
  if (code === null) return message('imports.noCountry', { text: shorten(country) });
  // A spreadsheet takes 02116 for a number.
  if (code === 'US' && /^\d{1,4}$/.test(postcode)) return message('imports.lostZero', { text: postcode });
  return null;
}

interface AddressedRow {
  country: string;
  recipient?: ImportRecipient | undefined;
}

/** How a row says another recipient than an earlier row of its order; null when they agree. Blank cells say nothing. */
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

/** Whether a row says something of the recipient that none of the earlier ones says. */
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

/** The first text of each field among the rows of an order: stores fill in only the first row. */
export function mergeRecipients(rows: readonly AddressedRow[]): ImportRecipient | null {
  const said = rows.flatMap(({ recipient }) => recipient ?? []);
  if (said.length === 0) return null;
  return Object.fromEntries(
    recipientFields.map((field) => [field, said.find((each) => each[field] !== '')?.[field] ?? '']),
  ) as ImportRecipient;
}

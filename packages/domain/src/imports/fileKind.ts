import { type Message, message } from '../messages/Message.ts';

/** An uploaded file's kind, judged by its first bytes. */
export type FileKind = 'text' | 'gzip' | 'empty' | 'utf16' | 'workbook' | 'binary';

/** Needs the first four bytes; a few hundred are enough for text. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts(0x1f, 0x8b)) return 'gzip';
  if (starts(0xff, 0xfe) || starts(0xfe, 0xff)) return 'utf16';
  // Zip: xlsx and ods. Compound file: xls.
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0)) return 'workbook';
  return bytes.includes(0) ? 'binary' : 'text';
}

/** Why a file of this kind can't be imported; `null` when it may work. */
export function fileKindProblem(kind: FileKind): Message | null {
  return problems[kind];
}

const problems = {
  text: null,
  gzip: null,
  empty: message('imports.emptyFile'),
  utf16: message('imports.notUtf8'),
  workbook: message('imports.workbook'),
  binary: message('imports.binary'),
} satisfies Record<FileKind, Message | null>;

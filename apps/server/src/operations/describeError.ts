/** What the log keeps of an error. */
export interface LoggedError {
  name: string;
  /** `null`: it may contain a person's input, or a 3PL's message about an address. */
  message: string | null;
  /** Five characters of PostgreSQL, or a code of node. */
  code: string | null;
  /** Stack lines without the message. */
  frames: string | null;
}

/** Names of errors whose messages quote input, or what a 3PL said about an order. */
const quotingErrors = new Set([
  'SyntaxError',
  'ZodError',
  'CredentialsRefusedError',
  'RefusedError',
  'TooLateError',
  'CsvError',
]);

/**
 * Describes an error without values of rows: a failed query keeps its constraint but not its parameters, and an error
 * that quotes its input keeps only its name.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: null, code: null, frames: null };
  const { name } = error;
  const frames = error.stack?.match(/^ {4}at .*$/gm)?.join('\n') ?? null;
  const failure = databaseFailure(error);
  if (failure !== null) return { name, message: failure.message, code: failure.code, frames };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { name, message: quotingErrors.has(name) ? null : withoutSecrets(error.message), code, frames };
}

/** The same for a failure that was stored with its name and message. */
export function describeFailure({ name, message }: { name: string; message: string }): string {
  const error = Object.assign(new Error(message), { name });
  const described = describeError(error);
  return described.message === null ? name : `${name}: ${described.message}`;
}

/** One line, or several with its frames. */
export function formatError(error: unknown): string {
  const { name, message, code, frames } = describeError(error);
  const head = [name, code === null ? '' : ` [${code}]`, message === null ? '' : `: ${message}`].join('');
  return frames === null ? head : `${head}\n${frames}`;
}

/** The driver's error; `detail` and `where` hold values and are left out. */
interface DriverError extends Error {
  code: string;
  severity: string;
  table?: string;
  constraint?: string;
}

/** `null`: not an error of a statement. */
function databaseFailure(error: Error): { message: string; code: string | null } | null {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (isDriverError(current)) return { message: describeDriverError(current), code: current.code };
  }
  // The query builder's message contains the parameters.
  return error.message.startsWith('Failed query:') ? { message: 'a query failed', code: null } : null;
}

function isDriverError(error: Error): error is DriverError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string';
}

function describeDriverError({ code, message, table, constraint }: DriverError): string {
  // Class 22 quotes the invalid value.
  const words = code.startsWith('22') ? 'a value does not fit' : withoutSecrets(message);
  return [words, table && `table ${table}`, constraint && `constraint ${constraint}`].filter(Boolean).join(', ');
}

const secretPatterns: readonly [RegExp, string][] = [
  [/\bBearer\s+\S+/gi, 'Bearer [removed]'],
  [/\bshp[a-z]{2}_\w+/g, '[removed]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[removed]'],
  [/[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi, '[removed]'],
  [/(\b\w+:\/\/)[^\s/@]+@/g, '$1[removed]@'],
];

/** A text without tokens, email addresses and passwords in addresses. */
export function withoutSecrets(text: string): string {
  return secretPatterns.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), text);
}

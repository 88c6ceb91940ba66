import { describe, expect, test } from 'vitest';
import { createJsonLog } from './createJsonLog.ts';
import { createLineLog } from './createLineLog.ts';

const canary = 'Maya Okafor, 12 High Street';

/** What both logs write for an error. */
function logged(error: unknown): string {
  const lines: string[] = [];
  createLineLog((line) => lines.push(line)).error('failed', error, { requestId: 'r1' });
  createJsonLog('all', { write: (line) => lines.push(line) }).error('failed', error, { requestId: 'r1' });
  return lines.join('\n');
}

function driverError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code, severity: 'ERROR', detail: `Key (name)=(${canary}) exists.` });
}

/** As the query builder throws it. */
function failedQuery(cause?: Error): Error {
  return new Error(`Failed query: insert into orders values ($1)\nparams: ${canary}`, { cause });
}

describe('a logged error holds no value of a row', () => {
  test.each<[string, unknown, RegExp]>([
    ['a query that failed', failedQuery(driverError('23505', 'duplicate key "pk"')), /23505.*duplicate key/],
    ['a query that broke off', failedQuery(), /a query failed/],
    ['a value that does not fit', driverError('22P02', `invalid input syntax for type bigint: "${canary}"`), /22P02/],
    ['unreadable JSON', new SyntaxError(`Unexpected token 'M', "${canary}" is not valid JSON`), /SyntaxError/],
    [
      'a message of a 3PL',
      Object.assign(new Error(`Cannot ship to ${canary}`), { name: 'RefusedError' }),
      /RefusedError/,
    ],
    ['a thrown value that is not an error', { customer: canary }, /object/],
  ])('%s', (_what, error, kept) => {
    const text = logged(error);
    expect(text).not.toContain('Maya');
    expect(text).not.toContain('High Street');
    expect(text).toMatch(kept);
    expect(text).toContain('r1');
  });

  test.each([
    'Bearer abc.def.ghi',
    'shpat_0123456789abcdef',
    'shprt_0123456789abcdef',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.sig',
    'maya@example.com',
    ['postgres', '//hub:hunter2@db/hub'].join(':'),
  ])('%s is removed from a message', (secret) => {
    const text = logged(new Error(`it said ${secret} here`));
    for (const part of [secret, 'hunter2']) expect(text).not.toContain(part);
    expect(text).toContain('it said');
  });
});

test('the stack is kept, in JSON as one line', () => {
  const lines: string[] = [];
  createJsonLog('worker', { write: (line) => lines.push(line) }).error('job failed', new Error('broken'), {
    queue: 'send-batch',
    jobId: 'j1',
    shopId: 7,
    attempt: 2,
  });
  const [line = ''] = lines;
  expect(line.trim()).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    role: 'worker',
    msg: 'job failed',
    queue: 'send-batch',
    jobId: 'j1',
    shopId: 7,
    attempt: 2,
    error: { name: 'Error', message: 'broken', frames: expect.stringContaining('describeError.test.ts') },
  });
});

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkReply } from './checkReply.ts';
import { UnexpectedReplyError } from './errors.ts';
import { wireId } from './wireFields.ts';

const schema = z.object({ data: z.object({ list: z.array(z.object({ id: wireId, name: z.string() })) }) });

function check(body: unknown): unknown {
  return checkReply(schema, { endpoint: 'GET /thing', body, headers: new Headers(), requestId: 'r-9' });
}

function errorOf(body: unknown): unknown {
  try {
    return check(body);
  } catch (error) {
    return error;
  }
}

describe('a body that breaks the contract is an error with the endpoint and the field', () => {
  test.each([
    [undefined, '(body)', 'should be object, is missing'],
    ['text', '(body)', 'should be object, is string'],
    [{}, 'data', 'should be object, is missing'],
    [{ data: null }, 'data', 'should be object, is null'],
    [{ data: { list: {} } }, 'data.list', 'should be array, is object'],
    [
      {
        data: {
          list: [
            { id: 1, name: 'a' },
            { id: 2, name: 3 },
          ],
        },
      },
      'data.list[1].name',
      'should be string, is number',
    ],
    [{ data: { list: [{ id: 'secret!', name: 'a' }] } }, 'data.list[0].id', 'does not fit the contract, is string'],
  ])('%j: %s %s', (body, field, problem) => {
    const error = errorOf(body);
    expect(error).toBeInstanceOf(UnexpectedReplyError);
    expect(error).toMatchObject({ endpoint: 'GET /thing', requestId: 'r-9', field, problem });
    expect(String(error)).not.toContain('secret');
  });

  test('unknown extra fields are ignored', () => {
    expect(check({ data: { list: [], more: 1 }, most: 2 })).toEqual({ data: { list: [] } });
  });
});

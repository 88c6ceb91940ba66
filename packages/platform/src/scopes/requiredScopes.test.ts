import { storeScope } from '@hub/domain/store';
import { expect, test } from 'vitest';
import { requiredScopes } from './requiredScopes.ts';

test.each(requiredScopes)('%s has merchant texts: a name, and what stops without it', (scope) => {
  expect(storeScope(scope)).toMatchObject({ isKnown: true, name: expect.stringMatching(/^[A-Z]/) });
});

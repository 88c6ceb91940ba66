import { test } from '@playwright/test';
import { expectEveryReply } from './manyBrowsers.ts';

test(
  'many browsers at once: every call gets a reply, no change is lost, and there is no error',
  { tag: '@hazard:traffic' },
  () => expectEveryReply({ browsers: 5, shops: 1, rounds: 2 }),
);

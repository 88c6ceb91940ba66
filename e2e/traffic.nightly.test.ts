import { test } from '@playwright/test';
import { expectEveryReply } from './manyBrowsers.ts';

test(
  'many browsers at once: every call gets a reply, no change is lost, and there is no error',
  { tag: '@hazard:traffic' },
  () => expectEveryReply({ browsers: 50, shops: 5, rounds: 20 }),
);

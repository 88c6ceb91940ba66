import { expect, test } from 'vitest';
import { type ServeOptions, parseOptions } from '../options/options.ts';
import { serve } from './serve.ts';
import { StartError } from '../options/StartError.ts';

test('without a build it does not start, and says how to make one', async () => {
  const options = parseOptions(['serve', '--sandbox'], { WEB_BUILD: '/nowhere' }) as ServeOptions;
  const starting = serve(options);
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(/^The app is not built yet: [^\n]+$/);
});

import { parseOptions } from './options.ts';
import { StartError } from './StartError.ts';

try {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.command === 'dev') {
    const { dev } = await import('./dev.ts');
    await dev(options);
  } else {
    const { serve } = await import('./serve.ts');
    await serve(options);
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

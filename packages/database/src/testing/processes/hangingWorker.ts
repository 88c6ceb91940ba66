/** Starts a job, reports it and never ends it. The argument is the database's location. */
import { openEmbedded } from '../../connection/openEmbedded.ts';
import { openServer } from '../../connection/openServer.ts';
import { createJobQueue } from '../../jobs/jobQueue.ts';

const [, , where = '', queue = ''] = process.argv;
const database = await (where.startsWith('postgres:')
  ? openServer({ url: where })
  : openEmbedded({ directory: where }));
const jobs = createJobQueue(database, { onError: () => undefined, heartbeatSeconds: 10 });
jobs.work(queue, () => {
  process.stdout.write('at work\n');
  return new Promise(() => undefined);
});
await jobs.start();

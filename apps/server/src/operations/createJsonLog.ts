import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { describeError, withoutSecrets } from './describeError.ts';
import type { ServerLog } from './ServerLog.ts';

/** One JSON object per line, for a log collector. Written synchronously: the last line before a crash matters most. */
export function createJsonLog(role: string, destination?: DestinationStream): ServerLog {
  const options = { base: { role }, timestamp: stdTimeFunctions.isoTime };
  const logger =
    destination === undefined ? pino(options, pino.destination({ sync: true })) : pino(options, destination);
  return {
    request: ({ path, durationMs, waitedMs, status, ...entry }) => {
      // The path of an unknown address may contain anything, such as a name that a person typed.
      const pathField = entry.endpoint.startsWith('/') ? { path } : {};
      const facts = {
        status,
        isLeft: status === null,
        durationMs: Math.round(durationMs),
        waitedMs: Math.round(waitedMs),
      };
      logger.info({ ...entry, ...pathField, ...facts }, 'request');
    },
    info: (message) => {
      const text = withoutSecrets(message.trim());
      if (text !== '') logger.info(text);
    },
    error: (message, error, fields = {}) => logger.error({ ...fields, error: describeError(error) }, message),
    unread: (requestId, status) => logger.warn({ requestId, status }, 'refused unread'),
  };
}

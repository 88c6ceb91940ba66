import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from './environment.ts';
import { parseRole, type Role } from './role.ts';
import { StartError } from './StartError.ts';

/** How a process runs, regardless of what it serves. */
export interface ProcessOptions {
  role: Role;
  logFormat: 'json' | 'text';
  /** Undefined: only this machine reads the metrics. */
  metricsToken: string | undefined;
  /** SHA-256 of the admin token; `undefined`: there is no admin area. */
  adminTokenHash: Buffer | undefined;
  /** Directory of a built Storybook to serve under /storybook. */
  storybookDirectory: string | undefined;
  /** How long requests are accepted after the signal to stop. */
  stopDelayMs: number;
  /** How long the whole timeline of a finished order is kept. */
  historyMonths: number;
}

/** The default. */
export const usualHistoryMonths = 24;

const stopDelayLimits = { from: 0, to: 60 };
/** A dispute about a payment may come four months after an order; tax law asks for its papers for up to ten years. */
const historyLimits = { from: 6, to: 120 };
const shortestToken = 16;
/** The token opens the data of all shops. */
const shortestAdminToken = 24;

/**
 * `ROLE`, `LOG_FORMAT`, `METRICS_TOKEN`, `ADMIN_TOKEN`, `STORYBOOK_DIR`, `STOP_DELAY_SECONDS` and `HISTORY_MONTHS` of the
 * environment. Throws StartError.
 */
export function parseProcessOptions(environment: Environment): ProcessOptions {
  return {
    role: parseRole(environment.ROLE),
    logFormat: parseLogFormat(environment),
    metricsToken: parseToken('METRICS_TOKEN', environment.METRICS_TOKEN),
    adminTokenHash: parseAdminToken(environment.ADMIN_TOKEN),
    storybookDirectory: parseStorybook(environment),
    stopDelayMs: parseWhole('STOP_DELAY_SECONDS', environment.STOP_DELAY_SECONDS || '0', stopDelayLimits) * 1_000,
    historyMonths: parseWhole(
      'HISTORY_MONTHS',
      environment.HISTORY_MONTHS || String(usualHistoryMonths),
      historyLimits,
    ),
  };
}

/** Only its hash is kept in memory. */
function parseAdminToken(text: string | undefined): Buffer | undefined {
  const token = parseToken('ADMIN_TOKEN', text, shortestAdminToken);
  return token === undefined ? undefined : createHash('sha256').update(token).digest();
}

function parseLogFormat({ LOG_FORMAT: text, NODE_ENV }: Environment): ProcessOptions['logFormat'] {
  if (!text) return NODE_ENV === 'production' ? 'json' : 'text';
  if (text === 'json' || text === 'text') return text;
  throw new StartError(`LOG_FORMAT is "${text}", but has to be json or text.`);
}

function parseStorybook({ STORYBOOK_DIR, INIT_CWD }: Environment): string | undefined {
  if (!STORYBOOK_DIR) return undefined;
  const directory = resolve(INIT_CWD ?? process.cwd(), STORYBOOK_DIR);
  if (existsSync(join(directory, 'index.html'))) return directory;
  throw new StartError(`STORYBOOK_DIR is "${STORYBOOK_DIR}", where no built Storybook is.`);
}

/** A secret that clients send; `name` is its variable. No message contains its value. Throws StartError. */
function parseToken(name: string, text: string | undefined, shortest = shortestToken): string | undefined {
  if (!text) return undefined;
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new StartError(`${name} has characters that no header can carry: letters, digits and signs only, no spaces.`);
  if (text.length < shortest)
    throw new StartError(`${name} is too short to be secret: at least ${shortest} characters.`);
  return text;
}

function parseWhole(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= from && value <= to) return value;
  throw new StartError(`${name} is "${text}", but has to be a whole number from ${from} to ${to}.`);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosServerOptions } from '../chaos/chaosServer.ts';
import type { ClockMessage, MemoryMessage } from './movedClock.ts';

/** A server process with a movable clock. */
export interface WeekServer {
  port: number;
  jump(ms: number): Promise<void>;
  memory(): Promise<MemoryMessage>;
  /** False once the process has ended. */
  isRunning(): boolean;
  kill(): Promise<void>;
}

const script = join(import.meta.dirname, '../chaos/chaosServer.ts');
const movedClock = join(import.meta.dirname, 'movedClock.ts');

/** Starts the server on a free port. `offsetMs` is how far its clock is ahead of the machine's. */
export async function startWeekServer(
  options: ChaosServerOptions,
  { offsetMs, logFile }: { offsetMs: number; logFile: string },
): Promise<WeekServer> {
  const log = openSync(logFile, 'a');
  const child: ChildProcess = spawn(
    process.execPath,
    ['--expose-gc', '--max-semi-space-size=4', '--import', movedClock, script, JSON.stringify(options)],
    {
      env: { PATH: process.env.PATH, CLOCK_OFFSET_MS: String(offsetMs) },
      stdio: ['ignore', log, log, 'ipc'],
    },
  );
  closeSync(log);
  const ended = once(child, 'exit').then(() => [] as unknown[]);
  const reply = async <Reply>() => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [Reply?];
    if (message === undefined) throw new Error(`The server ended; see ${logFile}.`);
    return message;
  };
  const ask = <Reply>(message: ClockMessage) => {
    const answer = reply<Reply>();
    child.send(message);
    return answer;
  };
  return {
    port: await reply<number>(),
    jump: async (jumpMs) => void (await ask({ jumpMs })),
    memory: () => ask<MemoryMessage>({}),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

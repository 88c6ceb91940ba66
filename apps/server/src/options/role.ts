import { StartError } from './StartError.ts';

/** What a process does: `web` answers calls, `worker` does jobs, `all` both. */
export type Role = (typeof roles)[number];

const roles = ['web', 'worker', 'all'] as const;

/** `ROLE` of the environment. Throws StartError. */
export function parseRole(text: string | undefined): Role {
  if (!text) return 'all';
  const role = roles.find((known) => known === text);
  if (role === undefined) throw new StartError(`ROLE is "${text}", but has to be web, worker or all.`);
  return role;
}

export function doesJobs(role: Role): boolean {
  return role !== 'web';
}

export function answersCalls(role: Role): boolean {
  return role !== 'worker';
}

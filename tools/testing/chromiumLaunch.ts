import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright';

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Launch options of every test's browser: `CHROMIUM_PATH`, the binary pinned by the lockfile on Linux x64, or else an installed Chromium or
 * Playwright's own.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  return { args: quietFlags, ...(await chromiumPath()) };
}

/** Why the browser isn't the pinned one; `undefined` if it is. Only the pinned one renders exactly like the pictures in Git. */
export function whyNotPinned(): string | undefined {
  if (process.env.CHROMIUM_PATH) return 'CHROMIUM_PATH names another browser';
  if (process.platform === 'linux' && process.arch === 'x64') return undefined;
  return `the pinned browser is for Linux x64, and this is ${process.platform} ${process.arch}`;
}

async function chromiumPath(): Promise<{ executablePath?: string }> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH };
  if (whyNotPinned() === undefined) return { executablePath: await chromium.executablePath() };
  const installed = [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => existsSync(path));
  return installed ? { executablePath: installed } : {};
}

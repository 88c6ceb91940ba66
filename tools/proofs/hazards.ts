/** Something that must not go wrong, and what holds it. */
export interface Hazard {
  /** The tag of its tests. */
  id: `hazard:${string}`;
  name: string;
  mitigation: string;
  /** Files of which every test is a proof, as a glob, besides the tests that carry the tag. */
  everyTestOf?: string;
  /** What of it could not be held, plainly. */
  residualRisk?: string;
}

const oneIntent =
  'Each intent has one Idempotency-Key, kept through a manual retry; its button is busy meanwhile, and the ' +
  'sandbox replays a key that it knows.';

/**
 * What must not go wrong with a merchant's shipping and with the passwords of ten warehouses. One row each in
 * docs/safety.md.
 */
export const hazards = [
  {
    id: 'hazard:done-twice',
    name: 'An action is done twice',
    mitigation: oneIntent,
    residualRisk:
      'Against a real backend one effect per intent needs a backend that honours Idempotency-Key. Where it does ' +
      'not, Retry after a lost reply can act twice; the screen says that nobody knows, and sends again only when ' +
      'the person presses Retry.',
  },
  {
    id: 'hazard:stormed-server',
    name: 'A broken server is stormed',
    mitigation:
      'A GET is tried three times at most, with growing pauses and as Retry-After asks; a POST never by itself, a 4xx never.',
  },
  {
    id: 'hazard:stale-reply',
    name: 'A late reply overwrites a newer one',
    mitigation: 'Every GET can be given up, and the newest question wins; text is asked for after a pause of 700 ms.',
  },
  {
    id: 'hazard:half-failed-bulk',
    name: 'A half failed bulk action looks done',
    mitigation: 'Results count per order; the failed stay selected with their reasons and are retried alone.',
    residualRisk: 'A backend that sends no `results` gives one status for all; the app can then only repeat it.',
  },
  {
    id: 'hazard:unpromised-orders',
    name: 'More or less is sent than the prompt promised',
    mitigation: 'The ids are frozen when the prompt opens.',
  },
  {
    id: 'hazard:session-expiry',
    name: 'An ended session loses work or asks on',
    mitigation:
      'The first 401 sets the marker and shows one alert; nothing is retried, and what was typed stays until Reload.',
  },
  {
    id: 'hazard:server-faults',
    name: 'Offline, slow, 500 or no answer leaves a blank page or an endless spinner',
    mitigation:
      'A banner within a second of the first failure, with Retry; what was loaded stays; after ten seconds the ' +
      'screen says that it waits, with Cancel and Retry. Every endpoint is tried with every fault where the app ' +
      'asks it (apps/web/src/testing/faults).',
  },
  {
    id: 'hazard:malformed-reply',
    name: 'A malformed reply breaks the app',
    mitigation:
      'Every reply is checked against its wire schema; text that holds JSON is opened once, to a typed fallback.',
  },
  {
    id: 'hazard:hostile-backend',
    name: 'A backend that breaks HTTP takes the server along, or is believed',
    mitigation:
      'What is no reply of HTTP is a 502 that names the call; one that breaks off never reads as whole; each ' +
      'connection to the backend ends with its call, and only paths of the contract are passed on, as they were written.',
    residualRisk:
      'Requests have no time limit (§9): a backend that never answers keeps a connection for as long as somebody waits.',
  },
  {
    id: 'hazard:hostile-request',
    name: 'A request, a webhook or a file that was made to harm stops the server, or changes what it may not',
    mitigation:
      'Nothing is unpacked that comes packed, and nothing read beyond its limit; what is not UTF-8 JSON of the call’s own ' +
      'shape is a 4xx in words before anything is changed; a sender that is too slow is let go while others are answered.',
    residualRisk:
      'How many connections one address may hold is for the proxy in front to say: this server counts none.',
  },
  {
    id: 'hazard:foreign-host',
    name: 'A page of another name reads the app by DNS rebinding',
    mitigation:
      'Demo and sandbox answer to this machine’s own names only; in front of a real backend every `Host` but those ' +
      'of APP_ORIGINS is a 421.',
    residualRisk: 'Without APP_ORIGINS any `Host` is answered, because a proxy in front may pass on any name.',
  },
  {
    id: 'hazard:inner-network',
    name: 'The host of a 3PL that a merchant typed leads into our own network',
    mitigation:
      'A form takes a public host name only, and calls go to https on port 443. Each connection looks its name up once, ' +
      'refuses addresses that are not of the public internet, and goes to the very address that was checked; no redirect ' +
      'is followed. Only simulators that the configuration names are called on loopback.',
    residualRisk:
      'A public address that a firewall of the operator maps inside. Outgoing rules of the machine stand behind this.',
  },
  {
    id: 'hazard:untrusted-input',
    name: 'An address, a storage or a file that somebody made up misleads the app',
    mitigation:
      'What an address or the storage holds is read to a value that exists; the rest counts as absent. An orders ' +
      'file is read whole or refused with its line.',
  },
  {
    id: 'hazard:render-crash',
    name: 'A crash while drawing takes the page down',
    mitigation: 'A boundary around each screen and each open order, with "Try again".',
  },
  {
    id: 'hazard:formula-injection',
    name: 'An exported cell runs as a formula',
    mitigation:
      "`'` goes in front of a text of which any line starts, after blanks of any kind, with = + - @, their wide " +
      'forms, a tab or a carriage return.',
    residualRisk: 'What a spreadsheet takes for a formula after a merchant has edited the cell is its own affair.',
  },
  {
    id: 'hazard:markup-injection',
    name: 'A text of a server becomes a part of the page',
    mitigation:
      'Text nodes only and no raw HTML, which the lint forbids; a link leads to http(s) or is none; a policy that ' +
      'runs no inline script stands behind.',
  },
  {
    id: 'hazard:open-redirect',
    name: 'A page leads away from the shop',
    mitigation:
      'The billing location is followed to our own origin, the shop and the platform’s admin only; `host` is checked and never followed.',
  },
  {
    id: 'hazard:framing',
    name: 'A foreign page frames the app, or runs in it',
    mitigation:
      'The server sends frame-ancestors per request: the shop and the platform’s admin under /app, nobody ' +
      'elsewhere; with it a strict script policy and the other headers.',
    residualRisk:
      'Any valid shop may be named in the address, and that shop’s admin may then frame the page: who may see ' +
      'whose data is the backend’s decision.',
  },
  {
    id: 'hazard:secret-leak',
    name: 'A secret leaves its field',
    mitigation:
      'Secrets are masked inputs, travel in the body of a POST, and are taken out of every text that the app shows.',
  },
  {
    id: 'hazard:permissions',
    name: 'Somebody does what they may not',
    mitigation: 'Sections guard routes, edit guards controls; what is off stays focusable and says why.',
    residualRisk:
      'The app only hides and explains: a person who calls the API by hand is stopped by the backend or not at all.',
  },
  {
    id: 'hazard:shop-isolation',
    name: 'One shop sees or changes the orders of another',
    mitigation:
      'A token is signed and names its shop and person; every query begins with the shop; and PostgreSQL shows a ' +
      'transaction the rows of its own shop only (row-level security), also where a query asks for those of another. What ' +
      'another shop has is answered like what nobody has.',
  },
  {
    id: 'hazard:update',
    name: 'An update, or a backup that is restored, loses data',
    mitigation:
      'Data of earlier versions is kept small in packages/database/releases, that before the newest migration always; this ' +
      'version opens each: orders, lines, timeline, settings and passwords are whole. Data of a newer version is refused ' +
      'with words, and stays as it is. A backup of a shop with a row in every table gives every call that reads byte for byte.',
    residualRisk:
      'What an earlier version kept is its tables as its own migrations made them, with the rows of the sample that fit ' +
      'into them: no merchant’s data of that time was there to keep. Backups of a PostgreSQL server are its operator’s, by ' +
      'the tools of PostgreSQL.',
  },
  {
    id: 'hazard:other-shop',
    name: 'One shop is on the screen under the name of another',
    mitigation:
      'The shop that shop info names wins over the address: header, links, addresses and cache are of it, what was kept ' +
      'of the other is cleared before anything is shown, and a notice says so.',
    residualRisk:
      'A backend that does not name its shop, or not by its domain, is taken to mean the one of the address.',
  },
  {
    id: 'hazard:lost-change',
    name: 'The server ends in the middle of a change',
    mitigation:
      'A change is one transaction with its timeline entry, its jobs and the reply under its Idempotency-Key: ' +
      'everything or nothing, and a repeated key replays the reply.',
    residualRisk:
      'The embedded database does not wait for the disk (PGlite runs PostgreSQL with fsync off): kill -9 loses nothing, ' +
      'but a power cut or a crash of the machine may lose the last minutes or damage the files. What is found damaged at ' +
      'the start is refused, not repaired. Back up daily, or set DATABASE_URL to a PostgreSQL server with fsync on.',
  },
  {
    id: 'hazard:dates-and-numbers',
    name: 'A date or a number is wrong',
    mitigation:
      'Days are whole days of the shop’s time zone, also those of 23 and 25 hours; what cannot be read is shown as it came.',
  },
  {
    id: 'hazard:memory-growth',
    name: 'A tab that is worked in all day grows until it is slow',
    mitigation: 'What leaves the screen is let go: rows, dialogs, details and their listeners.',
  },
  {
    id: 'hazard:volume',
    name: 'A year of a busy shop is more than the page can hold',
    mitigation:
      'Only the rows in sight are in the page; a selection of all is a rule and no list; files and reports are made in chunks.',
    residualRisk:
      'How long each step takes is a matter of the machine: docs/performance.md has the figures, and no test judges them.',
  },
  {
    id: 'hazard:accessibility',
    name: 'A person without a mouse, or who sees otherwise, cannot work',
    mitigation:
      'Every step of the main journeys and of the builders has a stop for the keyboard, which is seen; what is removed, moved, ' +
      'saved or closed leaves the focus near; results are said aloud; every control has a name. axe looks at every story, ' +
      'and what it finds fails the story.',
    everyTestOf: '{apps,packages}/*/src/**/*.stories.tsx',
    residualRisk: 'No person with a screen reader has tried it: the tests read the tree that a browser gives to one.',
  },
  {
    id: 'hazard:traffic',
    name: 'The server breaks under its own users',
    mitigation:
      'Every call is answered from one in-memory shop per shop value; a change is there for the next call of anybody.',
    residualRisk:
      'These figures are of the sandbox on one machine with its clients. A real backend behind API_ORIGIN has its own.',
  },
  {
    id: 'hazard:supply-chain',
    name: 'A package that nobody looked at runs or slips in',
    mitigation:
      'The lockfile has a checksum for each package and agrees with the manifests; an install script runs only if it is named.',
    residualRisk:
      'A hostile version that somebody locks without reading it. In CI the install of the test command freezes ' +
      'the lockfile only where the variable CI is set; the test above fails in either case when the two disagree.',
  },
] as const satisfies readonly Hazard[];

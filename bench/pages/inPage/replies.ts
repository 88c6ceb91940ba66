/** URLs of a size's two lists: all orders, and those that the filter finds. */
export interface ListFiles {
  everything: string;
  found: string;
}

/** A recorded server reply. */
export interface RecordedReply {
  /** Path and query. */
  key: string;
  body: string;
  headers: [string, string][];
}

/** How the page gets a list: as text; as parsed rows, so parsing takes no time; or from the server. */
export type ReplyForm = 'text' | 'rows' | 'served';

interface Prepared {
  text: string;
  rows: unknown;
}

/** Intercepts requests to the server. Lists are in memory before the measurement starts, and arrive when released. */
export interface Replies {
  /** Loads both lists into memory. */
  load(files: ListFiles): Promise<void>;
  /** Holds lists until `release`, unless the server sends them. */
  hold(form: ReplyForm): void;
  /** Number of list requests without a reply. */
  waiting(): number;
  /** Sends the held replies. */
  release(): void;
  /** Answers these calls immediately from memory. */
  replay(recorded: readonly RecordedReply[]): void;
  /** The other replies that the page has received. */
  recorded(): readonly RecordedReply[];
}

/** Replaces a list's text when parsing should take no time. Too short to be parsed in parts. */
const tokens = { everything: '"every order"', found: '"the orders found"' } as const;

/** Replaces the page's `fetch` and `JSON.parse`. Call it before the page's first script. */
export function interceptReplies(): Replies {
  const fromServer = window.fetch.bind(window);
  const parse = JSON.parse.bind(JSON);
  const recorded = new Map<string, RecordedReply>();
  const waiting: (() => void)[] = [];
  let lists: { everything: Prepared; found: Prepared } | null = null;
  let form: ReplyForm = 'served';

  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) => {
    if (text === tokens.everything && lists) return lists.everything.rows;
    if (text === tokens.found && lists) return lists.found.rows;
    return parse(text, reviver);
  };

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    // The stream of changes never opens, so only the case changes the page.
    if (url.pathname === '/hub/events') return new Promise(() => {});
    if (url.pathname === '/list-order' && form !== 'served' && lists) return listReply(url, lists);
    const key = url.pathname + url.search;
    const known = recorded.get(key);
    if (known) return new Response(known.body, { headers: known.headers });
    const reply = await fromServer(input, init);
    if ((init?.method ?? 'GET') !== 'GET' || !reply.ok || url.pathname === '/list-order') return reply;
    const body = await reply.text();
    const headers = [...reply.headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
    recorded.set(key, { key, body, headers });
    return new Response(body, { headers });
  };

  /** Creating a reply from 26 MB of text takes long, so it happens before the measurement. */
  const preparedReplies = new Map<Prepared, Response>();
  function makeReply(list: Prepared): Response {
    const reply = new Response(list.text, { headers: { 'Content-Type': 'application/json' } });
    if (form === 'rows') reply.text = () => Promise.resolve(list === lists?.found ? tokens.found : tokens.everything);
    return reply;
  }

  function listReply(url: URL, { everything, found }: NonNullable<typeof lists>): Promise<Response> {
    const list = url.searchParams.get('search') ? found : everything;
    const reply = preparedReplies.get(list) ?? makeReply(list);
    preparedReplies.delete(list);
    return new Promise((resolve) => waiting.push(() => resolve(reply)));
  }

  async function prepared(file: string): Promise<Prepared> {
    const text = await (await fromServer(file)).text();
    return { text, rows: parse(text) };
  }

  return {
    async load({ everything, found }) {
      lists = { everything: await prepared(everything), found: await prepared(found) };
    },
    hold(next) {
      form = next;
      for (const list of lists && next !== 'served' ? [lists.everything, lists.found] : [])
        preparedReplies.set(list, makeReply(list));
    },
    waiting: () => waiting.length,
    release() {
      for (const sendReply of waiting.splice(0)) sendReply();
    },
    replay(given) {
      for (const reply of given) recorded.set(reply.key, reply);
    },
    recorded: () => [...recorded.values()],
  };
}

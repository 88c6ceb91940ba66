import { message, wordsText } from '@hub/domain/messages';
import { type Scenario, scenarios } from '@hub/api-client/mocks';
import { type DataRequest, privacyTexts as texts, type ShopExport } from '@hub/domain/store';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const path = '/app/settings/companyinfo';
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function anExport(changes: Partial<ShopExport> = {}): ShopExport {
  return {
    exportId: 'export-1',
    state: 'ready',
    requestedBy: 'Ana Souza',
    requestedAt: daysFromNow(-1),
    rowsWritten: 40,
    rowsTotal: 40,
    readyAt: daysFromNow(-1),
    expiresAt: daysFromNow(6),
    ...changes,
  };
}

function aRequest(changes: Partial<DataRequest> = {}): DataRequest {
  const requestedAt = daysFromNow(-2);
  return {
    requestId: 'request-1',
    customerId: '77',
    requestedAt,
    readyAt: requestedAt,
    expiresAt: daysFromNow(28),
    ...changes,
  };
}

const withPrivacy = (privacy: Scenario['privacy'] = {}): Scenario => ({ ...scenarios.default, privacy });
const card = async () => within(await screen.findByRole('region', { name: texts.title }));
const button = async (name: RegExp | string) => (await card()).findByRole('button', { name });
/** jsdom drops the space between a label and its subject. */
const startButton = () => button(texts.start);
const shownText = (text: RegExp | string) => screen.findByText(text);

/** A reply to one path instead of the sandbox's. */
const answering = (pathname: string, reply: () => Response | Promise<Response>, method = 'GET') => ({
  intercept: (call: { url: URL; key: string | null }) =>
    call.url.pathname === pathname && (method === 'GET') === (call.key === null) ? reply() : undefined,
});

describe('the privacy card', () => {
  test('is not loaded on a server without capability `privacy`', async () => {
    const { calls } = mountSandbox(path, { scenario: { ...scenarios.default, capabilities: ['store'] } });
    await screen.findByRole('region', { name: 'Store connection' });
    expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
    expect(calls('/hub/privacy')).toEqual([]);
  });

  test('an unreadable reply names the field, and the meaning of leaving still shows', async () => {
    mountSandbox(
      path,
      answering('/hub/privacy', () => Response.json({ exports: 'none', requests: [] })),
    );
    expect(await shownText(/^We couldn’t read the server’s answer\./)).toBeInTheDocument();
    expect((await card()).getByText(/GET \/hub\/privacy · exports/)).toBeInTheDocument();
    expect((await card()).getByText(texts.uninstallNote)).toBeInTheDocument();
    expect((await card()).queryByText(texts.noExports)).toBeNull();
    expect((await card()).queryByRole('button', { name: texts.start })).toBeNull();
  });

  test('a failure can be retried', async () => {
    let failures = 1;
    mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname === '/hub/privacy' && failures-- > 0
          ? Response.json({ message: 'You need view permission for Store Settings.' }, { status: 403 })
          : undefined,
    });
    expect(await shownText('You need view permission for Store Settings.')).toBeInTheDocument();
    fireEvent.click(await button('Retry'));
    expect(await shownText(texts.noExports)).toBeInTheDocument();
  });

  test('an expired session is not requested again', async () => {
    const { calls } = mountSandbox(
      path,
      answering('/hub/privacy', () => new Response(null, { status: 401 })),
    );
    expect(await (await card()).findByText('Not loaded: your session expired.', {})).toBeInTheDocument();
    expect((await card()).queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(calls('/hub/privacy')).toHaveLength(1);
  });

  test.each([
    [
      'Settings',
      [
        { id: 1, view: true, edit: true },
        { id: 5, view: true, edit: false },
      ],
      /Store Settings/,
    ],
    [
      'the dashboard',
      [
        { id: 1, view: true, edit: false },
        { id: 5, view: true, edit: true },
      ],
      /Dashboard/,
    ],
  ])(
    'without edit permission for %s everything is readable, and nothing can be downloaded',
    async (_, permission, reason) => {
      const { calls } = mountSandbox(path, {
        scenario: {
          ...withPrivacy({ exports: [anExport()], requests: [aRequest()] }),
          role: '3',
          permission: JSON.stringify(permission),
        },
      });
      for (const name of [texts.start, /^Download\s*the export/, /^Download\s*the file of customer 77/]) {
        const found = await button(name);
        expect(found).toHaveAccessibleDescription(reason);
        fireEvent.click(found);
      }
      expect(calls('/hub/privacy/exports')).toEqual([]);
      expect(calls('/hub/privacy/exports/export-1')).toEqual([]);
      expect(calls('/hub/privacy/requests/request-1')).toEqual([]);
    },
  );
});

describe('an export of the shop', () => {
  test('is requested once, polled while it is created, and downloaded with a descriptive name', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const saveFile = vi.fn<(name: string, content: Blob) => void>();
    const { calls } = mountSandbox(path, { scenario: withPrivacy(), overrides: { saveFile } });
    const start = await startButton();
    fireEvent.click(start);
    fireEvent.click(start);
    expect(await shownText(texts.underway)).toBeInTheDocument();
    expect(start).toHaveAccessibleDescription(wordsText(message('calls.exportUnderway')));
    fireEvent.click(start);
    expect(calls('/hub/privacy/exports')).toHaveLength(1);
    expect(calls('/hub/privacy/exports')[0]?.key).toMatch(/^[\da-f-]{36}$/);

    await act(() => vi.advanceTimersByTimeAsync(9_500));
    expect(await shownText(texts.ready)).toBeInTheDocument();
    const looks = calls('/hub/privacy').length;
    fireEvent.click(await button(/^Download\s*the export of/));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, content] = saveFile.mock.calls[0] ?? [];
    expect(name).toMatch(/^demo-all-data-\d{4}-\d\d-\d\d\.jsonl$/);
    expect(await content?.text()).toContain('"table":"orders"');
    expect(calls('/hub/privacy/exports/export-1')[0]?.authorization).toMatch(/^Bearer sandbox-/);
    // Some seconds apart, and not again for the download.
    expect(looks).toBeLessThanOrEqual(5);
    expect(calls('/hub/privacy')).toHaveLength(looks);
  });

  test('that another person has just started is refused with the server’s message, and then shown', async () => {
    let isStarted = false;
    const running = { state: 'running', requested_by: 'Robin', rows_written: 1, rows_total: 9 };
    mountSandbox(path, {
      intercept({ url, key }) {
        if (url.pathname === '/hub/privacy/exports' && key !== null) {
          isStarted = true;
          return Response.json({ status: 'error', message: wordsText(message('calls.exportUnderway')) });
        }
        if (url.pathname !== '/hub/privacy' || !isStarted) return undefined;
        const exports = [{ ...running, export_id: 'x', requested_at: new Date().toISOString() }];
        return Response.json({ exports, requests: [], redactions: [] });
      },
    });
    fireEvent.click(await startButton());
    expect((await screen.findAllByText(wordsText(message('calls.exportUnderway')))).length).toBeGreaterThan(0);
    expect(await shownText(/^Requested by Robin,/)).toBeInTheDocument();
    expect(await startButton()).toHaveAccessibleDescription(wordsText(message('calls.exportUnderway')));
  });

  test('without a reply to its start is requested again with the same key', async () => {
    let losses = 1;
    const { calls } = mountSandbox(path, {
      scenario: withPrivacy(),
      intercept: ({ url }) =>
        url.pathname === '/hub/privacy/exports' && losses-- > 0 ? Promise.reject(new TypeError('offline')) : undefined,
    });
    fireEvent.click(await startButton());
    expect(await shownText(/^We can’t reach the server/)).toBeInTheDocument();
    await waitFor(async () => expect(await startButton()).not.toHaveAttribute('aria-busy'));
    fireEvent.click(await startButton());
    expect(await shownText(texts.underway)).toBeInTheDocument();
    const keys = calls('/hub/privacy/exports').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is canceled with one request, and another one can be started', async () => {
    const { calls } = mountSandbox(path, { scenario: withPrivacy() });
    fireEvent.click(await startButton());
    const cancel = await button(/^Cancel\s*the export of/);
    fireEvent.click(cancel);
    fireEvent.click(cancel);
    expect(await shownText(texts.cancelled)).toBeInTheDocument();
    expect(await shownText('Canceled. Start a new one when you need it.')).toBeInTheDocument();
    expect(calls('/hub/privacy/exports/export-1/cancel')).toHaveLength(1);
    expect(await startButton()).not.toHaveAttribute('aria-disabled');
  });

  test('that another person has canceled shows the server’s message, and the lists reload', async () => {
    let isCancelled = false;
    const running = { export_id: 'x', requested_by: 'Robin', rows_written: 1, rows_total: 9 };
    mountSandbox(path, {
      intercept({ url }) {
        if (url.pathname === '/hub/privacy/exports/x/cancel') {
          isCancelled = true;
          return Response.json({ status: 'error', message: wordsText(message('calls.exportEnded')) });
        }
        if (url.pathname !== '/hub/privacy') return undefined;
        const state = isCancelled ? 'cancelled' : 'running';
        const exports = [{ ...running, state, requested_at: new Date().toISOString() }];
        return Response.json({ exports, requests: [], redactions: [] });
      },
    });
    fireEvent.click(await button(/^Cancel\s*the export of/));
    expect(await shownText(wordsText(message('calls.exportEnded')))).toBeInTheDocument();
    expect(await shownText('Canceled. Start a new one when you need it.')).toBeInTheDocument();
  });

  test('that failed says so, and another one can be started', async () => {
    mountSandbox(path, {
      scenario: withPrivacy({ exports: [anExport({ state: 'failed', readyAt: null, expiresAt: null })] }),
    });
    expect(await shownText('This export failed. Start a new one.')).toBeInTheDocument();
    expect(await startButton()).not.toHaveAttribute('aria-disabled');
    expect((await card()).queryByRole('button', { name: /^Download/ })).toBeNull();
  });
});

describe('a file', () => {
  const scenario = withPrivacy({ exports: [anExport()], requests: [aRequest()] });

  test('of a customer is saved as JSON, named by the store’s id only', async () => {
    const saveFile = vi.fn<(name: string, content: Blob) => void>();
    mountSandbox(path, { scenario, overrides: { saveFile } });
    fireEvent.click(await button(/^Download\s*the file of customer 77/));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, content] = saveFile.mock.calls[0] ?? [];
    expect(name).toMatch(/^customer-77-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse((await content?.text()) ?? '')).toMatchObject({ customer: { id: '77' } });
  });

  test.each([
    ['an export', /^Download\s*the export/, '/hub/privacy/exports/export-1', wordsText(message('calls.noExport'))],
    [
      'a customer’s file',
      /^Download\s*the file/,
      '/hub/privacy/requests/request-1',
      wordsText(message('calls.noFile')),
    ],
  ])('%s that was deleted shows why, nothing is saved, and the lists reload', async (...row) => {
    const [, name, pathname, message] = row;
    const saveFile = vi.fn<(name: string, content: Blob) => void>();
    let isDeleted = false;
    const { calls } = mountSandbox(path, {
      scenario,
      overrides: { saveFile },
      intercept({ url }) {
        if (url.pathname === '/hub/privacy' && isDeleted)
          return Response.json({ exports: [], requests: [], redactions: [] });
        if (url.pathname !== pathname) return undefined;
        isDeleted = true;
        return Response.json({ message }, { status: 404 });
      },
    });
    fireEvent.click(await button(name));
    expect(await shownText(message)).toBeInTheDocument();
    expect(await shownText(texts.noExports)).toBeInTheDocument();
    expect((await card()).queryByRole('button', { name: /^Download/ })).toBeNull();
    expect(calls(pathname)).toHaveLength(1);
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('that this person may no longer have shows the server’s reason, and nothing is saved', async () => {
    const saveFile = vi.fn<(name: string, content: Blob) => void>();
    const message = 'You need edit permission for Dashboard to do this.';
    mountSandbox(path, {
      scenario,
      overrides: { saveFile },
      ...answering('/hub/privacy/exports/export-1', () => Response.json({ message }, { status: 403 })),
    });
    fireEvent.click(await button(/^Download\s*the export/));
    expect(await shownText(message)).toBeInTheDocument();
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('requested after the session expired shows the session alert, and the button no longer waits', async () => {
    const saveFile = vi.fn<(name: string, content: Blob) => void>();
    const { environment } = mountSandbox(path, {
      scenario,
      overrides: { saveFile },
      ...answering('/hub/privacy/requests/request-1', () => new Response(null, { status: 401 })),
    });
    const download = await button(/^Download\s*the file/);
    fireEvent.click(download);
    await waitFor(() => expect(environment.sessionMarker.getState().isExpired).toBe(true));
    await waitFor(() => expect(download).not.toHaveAttribute('aria-busy'));
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('waits while another one is downloaded', async () => {
    let answer: (reply: Response) => void = () => {};
    const saveFile = vi.fn<(name: string, content: Blob) => void>();
    const { calls } = mountSandbox(path, {
      scenario,
      overrides: { saveFile },
      ...answering('/hub/privacy/exports/export-1', () => new Promise((resolve) => (answer = resolve))),
    });
    fireEvent.click(await button(/^Download\s*the export/));
    const other = await button(/^Download\s*the file/);
    await waitFor(() => expect(other).toHaveAccessibleDescription(texts.otherDownload));
    fireEvent.click(other);
    expect(calls('/hub/privacy/requests/request-1')).toEqual([]);
    answer(new Response('{}\n'));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    await waitFor(() => expect(other).not.toHaveAttribute('aria-disabled'));
  });
});

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  test('every 3 s while a file is prepared, otherwise and while the server fails once a minute', async () => {
    let reply: 'underway' | 'failing' | 'done' = 'underway';
    const request = { request_id: 'r', requested_at: new Date().toISOString(), expires_at: daysFromNow(30) };
    const { calls } = mountSandbox(path, {
      intercept({ url }) {
        if (url.pathname !== '/hub/privacy') return undefined;
        if (reply === 'failing') return Response.json({ message: 'No.' }, { status: 400 });
        const requests = [{ ...request, ready_at: reply === 'done' ? request.requested_at : null }];
        return Response.json({ exports: [], requests, redactions: [] });
      },
    });
    await shownText(/The file is being prepared\.$/);
    const looksDuring = async (ms: number) => {
      const before = calls('/hub/privacy').length;
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return calls('/hub/privacy').length - before;
    };
    expect(await looksDuring(9_500)).toBe(3);
    reply = 'failing';
    expect(await looksDuring(30_000)).toBe(1);
    reply = 'done';
    await looksDuring(60_000);
    await shownText(/The file is kept until/);
    expect(await looksDuring(30_000)).toBe(0);
  });
});

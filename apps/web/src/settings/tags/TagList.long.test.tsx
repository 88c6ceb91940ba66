import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../../testing/mountSandbox.tsx';

/** jsdom drops the space before the hidden part of a name. */
const named = (name: string) => new RegExp(`^${name.replaceAll(' ', String.raw`\s*`)}$`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name: named(name) }));
const path = '/app/settings/tags';

describe('/app/settings/tags with capability tags', () => {
  test('renaming a workflow’s tag renames it there too, and Undo restores both', async () => {
    const { calls } = mountSandbox(path);
    await press('Rename tag wholesale');
    const name = screen.getByRole('textbox', { name: 'New name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'trade{Enter}');
    expect(await screen.findByText('Renamed “wholesale” to “trade”.')).toBeInTheDocument();
    expect(await screen.findByText('trade', { selector: 'bdi' })).toBeInTheDocument();
    expect(calls('/hub/tags/rename')).toMatchObject([
      { body: { from: 'wholesale', to: 'trade', merge: false }, key: expect.any(String) },
    ]);
    await press('Undo');
    expect(await screen.findByText('“wholesale” is back as it was.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('wholesale', { selector: 'bdi' })).toBeInTheDocument());
  });

  test('a deletion is confirmed first, and a failed one can be sent again', async () => {
    let isDown = true;
    const { calls } = mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname === '/hub/tags/delete' && isDown
          ? new Response('{"message":"Out of order"}', { status: 500 })
          : undefined,
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'chilled{Enter}');
    expect(await screen.findByText('Added “chilled”.')).toBeInTheDocument();
    await press('Delete tag chilled');
    expect(calls('/hub/tags/delete')).toEqual([]);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1) as HTMLElement);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Deleted “chilled”.')).toBeInTheDocument();
    expect(new Set(calls('/hub/tags/delete').map(({ key }) => key)).size).toBe(1);
  });

  test('a refusal shows the server’s message', async () => {
    mountSandbox(path, {
      intercept: ({ url, body }) =>
        url.pathname === '/hub/tags' && body !== undefined
          ? Response.json({ status: 'error', message: 'The tag “chilled” already exists.' })
          : undefined,
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'chilled{Enter}');
    expect(await screen.findByText('The tag “chilled” already exists.')).toBeInTheDocument();
  });
});

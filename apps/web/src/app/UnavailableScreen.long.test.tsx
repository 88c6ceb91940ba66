import { appRoutes, unavailableTab } from '@hub/domain/navigation';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const tabs = appRoutes.flatMap((route) =>
  route.tabs.flatMap((tab) => (tab.needs === null ? [] : [{ ...tab, needs: tab.needs, screenTitle: route.title }])),
);

describe('a tab that needs calls the server lacks', () => {
  test.each(tabs)('$path says so and where the work is done, and makes no call', { tags: '§2.113' }, async (tab) => {
    const { sent } = mountSandbox(tab.path, { scenario: 'contract-only' });
    const card = await screen.findByRole('region', { name: tab.title });
    expect(card).toHaveTextContent(unavailableTab(tab.needs).note);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(tab.screenTitle);
    expect(screen.getByRole('navigation', { name: `${tab.screenTitle} tabs` })).toBeInTheDocument();
    expect(within(card).queryAllByRole('button')).toEqual([]);
    expect(sent.filter(({ url }) => url.pathname.startsWith('/hub/') || url.pathname === '/list-order')).toEqual([]);
  });
});

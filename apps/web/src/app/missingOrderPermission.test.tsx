import { scenarios } from '@hub/api-client/mocks';
import { noViewReason, sections } from '@hub/domain/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

/** Screens that are open without dashboard permission and show figures of orders. */
test.each(['/app/insights/orderreporting', '/app/insights/comparisoncharts', '/app/settings/billing'])(
  '%s: without permission for orders, one notice says which permission is missing and who grants it, without an error',
  async (path) => {
    mountSandbox(path, { scenario: { ...scenarios['no-dashboard'], capabilities: [] } });
    expect(await screen.findAllByText(noViewReason(sections.dashboard))).toHaveLength(1);
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.queryAllByRole('status', { name: /^Loading/ })).toEqual([]));
    expect(main.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(main.queryByRole('alert')).toBeNull();
    expect(main.queryByText(/could not be loaded|403/)).toBeNull();
  },
);

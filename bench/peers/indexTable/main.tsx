import { AppProvider, IndexTable, Page, useIndexResourceState } from '@shopify/polaris';
import en from '@shopify/polaris/locales/en.json';
import '@shopify/polaris/build/esm/styles.css';
import { useState } from 'react';
import { beginWith } from '../shared/beginWith.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { shownColumns } from '../shared/shownColumns.ts';
import { useOrders } from '../shared/useOrders.ts';

const perPage = 50;

/** Polaris' own table of things, a page of fifty at a time, as its documentation shows it. */
function OrderTable() {
  const { orders, find } = useOrders();
  const [page, setPage] = useState(0);
  const shown = orders.slice(page * perPage, (page + 1) * perPage);
  const { selectedResources, allResourcesSelected, handleSelectionChange } = useIndexResourceState(
    shown.map(({ id }) => ({ id: String(id) })),
  );
  const selected = new Set(selectedResources);
  return (
    <Page title="Orders" fullWidth>
      <SearchForm onFind={find} />
      <p data-count>{orders.length}</p>
      <IndexTable
        resourceName={{ singular: 'order', plural: 'orders' }}
        itemCount={shown.length}
        selectedItemsCount={allResourcesSelected ? 'All' : selected.size}
        onSelectionChange={handleSelectionChange}
        headings={[{ title: 'Order' }, ...shownColumns.slice(1).map(({ title }) => ({ title }))]}
        pagination={{
          hasPrevious: page > 0,
          onPrevious: () => setPage(page - 1),
          hasNext: (page + 1) * perPage < orders.length,
          onNext: () => setPage(page + 1),
        }}
      >
        {shown.map((order, position) => (
          <IndexTable.Row
            key={order.id}
            id={String(order.id)}
            position={position}
            selected={selected.has(String(order.id))}
          >
            {shownColumns.map(({ field, text }) => (
              <IndexTable.Cell key={field}>{text(order)}</IndexTable.Cell>
            ))}
          </IndexTable.Row>
        ))}
      </IndexTable>
    </Page>
  );
}

beginWith(
  <AppProvider i18n={en}>
    <OrderTable />
  </AppProvider>,
);

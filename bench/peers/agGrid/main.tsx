import { AllCommunityModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import type { WireRow } from '../../WireRow.ts';
import { beginWith } from '../shared/beginWith.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { shownColumns } from '../shared/shownColumns.ts';
import { useOrders } from '../shared/useOrders.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<WireRow>[] = shownColumns.map(({ field, title, text }) => ({
  field,
  headerName: title,
  flex: 1,
  valueFormatter: ({ data }) => (data ? text(data) : ''),
}));

/** AG Grid Community with its own windowing and selection, as its documentation shows it. */
function OrderGrid() {
  const { orders, find } = useOrders();
  const [selected, setSelected] = useState(0);
  return (
    <>
      <SearchForm onFind={find} />
      <p data-selected>{selected}</p>
      <div style={{ height: 'calc(100vh - 100px)' }}>
        <AgGridReact
          rowData={orders}
          columnDefs={columns}
          getRowId={({ data }) => String(data.id)}
          rowSelection={{ mode: 'multiRow', selectAll: 'all' }}
          animateRows={false}
          onSelectionChanged={({ api }) => setSelected(api.getSelectedNodes().length)}
        />
      </div>
    </>
  );
}

beginWith(<OrderGrid />);

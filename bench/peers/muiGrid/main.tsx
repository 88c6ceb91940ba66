import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { WireRow } from '../../WireRow.ts';
import { beginWith } from '../shared/beginWith.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { shownColumns } from '../shared/shownColumns.ts';
import { useOrders } from '../shared/useOrders.ts';

const columns: GridColDef<WireRow>[] = shownColumns.map(({ field, title, text }) => ({
  field,
  headerName: title,
  flex: 1,
  valueGetter: (_, row) => text(row),
}));

/** MUI X DataGrid: its free edition shows a hundred rows a page at most. */
function OrderGrid() {
  const { orders, find } = useOrders();
  return (
    <>
      <SearchForm onFind={find} />
      <div style={{ height: 'calc(100vh - 100px)' }}>
        <DataGrid
          rows={orders}
          columns={columns}
          checkboxSelection
          pageSizeOptions={[100]}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        />
      </div>
    </>
  );
}

beginWith(<OrderGrid />);

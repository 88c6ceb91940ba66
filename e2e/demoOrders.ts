interface DemoOrders {
  count: number;
  /** GBP; each order is of six units of one product. */
  unitPrice: number;
  /** As the file of orders writes it. */
  country: string;
}

/** A file of orders for the demo (`--orders`), a minute apart, so that a test need not import the year. */
export function demoOrdersCsv({ count, unitPrice, country }: DemoOrders): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2011, 0, 1) + index * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    return `${500_001 + index},85123A,T-LIGHT HOLDER,6,${at},${unitPrice},17850,${country}`;
  });
  return ['InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country', ...rows].join('\n');
}

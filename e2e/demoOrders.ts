interface DemoOrders {
  count: number;
  /** GBP. Each order has six units of one product. */
  unitPrice: number;
  /** As in the orders file, for example "Germany". */
  country: string;
}

/** An orders file for the demo (`--orders`), one order a minute. Saves a test from importing the whole sample data. */
export function demoOrdersCsv({ count, unitPrice, country }: DemoOrders): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2011, 0, 1) + index * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    return `${500_001 + index},85123A,T-LIGHT HOLDER,6,${at},${unitPrice},17850,${country}`;
  });
  return ['InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country', ...rows].join('\n');
}

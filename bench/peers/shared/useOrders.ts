import { useEffect, useState } from 'react';
import type { WireRow } from '../../WireRow.ts';

const none: WireRow[] = [];

/** The orders that a text finds, all of them at first, and how to find others. */
export function useOrders(): { orders: WireRow[]; find(text: string): void } {
  const [text, setText] = useState('');
  const [orders, setOrders] = useState(none);
  useEffect(() => {
    void listOrders(text).then(setOrders);
  }, [text]);
  return { orders, find: setText };
}

async function listOrders(text: string): Promise<WireRow[]> {
  const reply = await fetch(`/list-order?search=${encodeURIComponent(text)}`);
  return (JSON.parse(await reply.text()) as { orders: WireRow[] }).orders;
}

import type { WireId } from './wireParts.ts';

/** The id fields of the wire; a backend may write one as a number and another as text. */
export type IdField = 'id' | 'order_id' | 'line_item_id' | 'line_item.id';

/** Remembers how ids came, so that they go back the same way (contract, "Ids may be numbers or numeric strings"). */
export interface IdMemory {
  /** The id as the domain has it. */
  read(field: IdField, wire: WireId): string;
  /** The id as the wire had it. */
  write(field: IdField, id: string): WireId;
}

interface FieldMemory {
  usual: 'number' | 'string';
  /** Ids that came in the other form. Empty with every backend that makes up its mind, so the memory stays small. */
  otherwise: Set<string>;
}

/** One per client. It holds one word per field, not one per order. */
export function createIdMemory(): IdMemory {
  const fields = new Map<IdField, FieldMemory>();

  function read(field: IdField, wire: WireId): string {
    const id = String(wire);
    const came = typeof wire === 'number' ? 'number' : 'string';
    const memory = fields.get(field);
    if (memory === undefined) fields.set(field, { usual: came, otherwise: new Set() });
    else if (came !== memory.usual) memory.otherwise.add(id);
    else if (memory.otherwise.size > 0) memory.otherwise.delete(id);
    return id;
  }

  function write(field: IdField, id: string): WireId {
    const memory = fields.get(field);
    if (memory === undefined) return id;
    const asNumber = (memory.usual === 'number') !== memory.otherwise.has(id);
    return asNumber && String(Number(id)) === id ? Number(id) : id;
  }

  return { read, write };
}

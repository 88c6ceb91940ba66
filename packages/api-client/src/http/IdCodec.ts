import type { WireId } from './wireFields.ts';

/** The id fields of the wire; a backend may write one as a number and another as text. */
export type IdField = 'id' | 'order_id' | 'line_item_id' | 'line_item.id';

/** Remembers how ids came, so that they go back the same way (contract, "Ids may be numbers or numeric strings"). */
export interface IdCodec {
  /** The id as the domain has it. */
  decode(field: IdField, wire: WireId): string;
  /** The id as the wire had it. */
  encode(field: IdField, id: string): WireId;
}

interface FieldFormat {
  defaultFormat: 'number' | 'string';
  /** Ids that came in the other form. Empty with every backend that makes up its mind, so the memory stays small. */
  exceptions: Set<string>;
}

/** One per client. It holds one word per field, not one per order. */
export function createIdCodec(): IdCodec {
  const fields = new Map<IdField, FieldFormat>();

  function decode(field: IdField, wire: WireId): string {
    const id = String(wire);
    const format = typeof wire === 'number' ? 'number' : 'string';
    const known = fields.get(field);
    if (known === undefined) fields.set(field, { defaultFormat: format, exceptions: new Set() });
    else if (format !== known.defaultFormat) known.exceptions.add(id);
    else if (known.exceptions.size > 0) known.exceptions.delete(id);
    return id;
  }

  function encode(field: IdField, id: string): WireId {
    const known = fields.get(field);
    if (known === undefined) return id;
    const asNumber = (known.defaultFormat === 'number') !== known.exceptions.has(id);
    return asNumber && String(Number(id)) === id ? Number(id) : id;
  }

  return { decode, encode };
}

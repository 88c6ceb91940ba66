import type { WireId } from './wireFields.ts';

/** Id fields of the wire; a backend may send one as a number and another as text. */
export type IdField = 'id' | 'order_id' | 'line_item_id' | 'line_item.id';

/**
 * Remembers the format of ids, so that they are sent back unchanged (contract, "Ids may be numbers or numeric
 * strings").
 */
export interface IdCodec {
  /** The id as a string of the domain. */
  decode(field: IdField, wire: WireId): string;
  /** The id in its wire format. */
  encode(field: IdField, id: string): WireId;
  /** An id that may be missing: `null` and `undefined` are unchanged. */
  decodeOptional(field: IdField, wire: WireId | null | undefined): string | null | undefined;
  /** The reverse of `decodeOptional`. */
  encodeOptional(field: IdField, id: string | null | undefined): WireId | null | undefined;
}

interface FieldFormat {
  defaultFormat: 'number' | 'string';
  /** Ids in the other format; empty for a consistent backend. */
  exceptions: Set<string>;
}

/** One per client. Stores a format per field, not per order. */
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

  return {
    decode,
    encode,
    decodeOptional: (field, wire) => (wire === null || wire === undefined ? wire : decode(field, wire)),
    encodeOptional: (field, id) => (id === null || id === undefined ? id : encode(field, id)),
  };
}

import type { Words } from '../../messages/Message.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { OrderStage } from '../OrderStage.ts';
import type { WorkflowError } from '../errors/WorkflowError.ts';

/** The type behind each kind of field. Each layer defines once how a kind is sent, checked and stored. */
export interface FieldValues {
  /** List row id, which can be missing. */
  rowId: string | null | undefined;
  id: string;
  /** Empty for none. */
  text: string;
  /** A text that is always sent. */
  requiredText: string;
  /** A text that is `null` for none. */
  optionalText: string | null;
  /** The same, sent as text or number. */
  code: string | null;
  /** The same, from some servers only; absent when unknown. */
  extraText: string | null;
  time: IsoTime | null;
  number: number | null;
  /** 0 for none. */
  count: number;
  /** A number that is always sent. */
  quantity: number;
  /** Empty for none; sent as text or number. */
  weight: string;
  flag: boolean;
  workflowErrors: readonly WorkflowError[];
  shipmentError: Words | null;
  stage: OrderStage;
  /** Sent as an event, read as words. */
  reason: string;
}

/** A field's facts in its entity's table. */
export interface FieldFacts {
  /** Wire name (§3). */
  wire: string;
  kind: keyof FieldValues;
  /** Whether exports include it, under its wire name (§3 "Export record fields"). */
  isExported?: true;
  /** Our own field, not in §3: other backends may not know it, so it is sent only when it has a value. */
  isExtension?: true;
  /** Whether lists can be filtered by it, under its wire name; needs the server capability `fieldFilters`. */
  isFilter?: true;
  /** Sorts that lists offer by this field, keyed by their names in addresses and saved views. */
  sorts?: Readonly<Record<string, SortDirection>>;
}

export type SortDirection = 'ascending' | 'descending';

/** A table's rows with their names in the domain. */
export function fieldRows<Table extends object>(table: Table) {
  type Row = { [Field in keyof Table]: { field: Field } & Table[Field] }[keyof Table];
  return Object.entries(table).map(([field, facts]) => ({ field, ...facts })) as readonly Row[];
}

type Table = Readonly<Record<string, FieldFacts>>;

/** Kinds that a server can leave out. */
type OptionalKind = 'stage' | 'reason' | 'extraText';
type FieldsOf<Fields extends Table, Kind> = {
  -readonly [
    Field in keyof Fields as Fields[Field]['kind'] extends Kind ? Field : never
  ]: FieldValues[Fields[Field]['kind']];
};

/** The entity that a table describes. */
export type EntityOf<Fields extends Table> = FieldsOf<Fields, Exclude<keyof FieldValues, OptionalKind>> &
  Partial<FieldsOf<Fields, OptionalKind>>;

/** Each kind's value when unknown. */
const emptyValues: { [Kind in keyof FieldValues]: FieldValues[Kind] | undefined } = {
  rowId: null,
  id: '',
  text: '',
  requiredText: '',
  optionalText: null,
  code: null,
  extraText: undefined,
  time: null,
  number: null,
  count: 0,
  quantity: 0,
  weight: '',
  flag: false,
  workflowErrors: [],
  shipmentError: null,
  stage: undefined,
  reason: undefined,
};

/** An entity with every field empty, without the fields that a server can leave out. */
export function emptyEntity<Fields extends Table>(table: Fields): EntityOf<Fields> {
  const entries = Object.entries(table).map(([field, { kind }]) => [field, emptyValues[kind]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as EntityOf<Fields>;
}

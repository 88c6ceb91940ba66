import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { OrderStage } from './OrderStage.ts';
import type { WorkflowError } from './errors/WorkflowError.ts';

/** What a field of each kind holds. How a kind is sent, checked and stored, its layer says once. */
export interface FieldValues {
  /** Id of the list row, which may be missing. */
  rowId: string | null | undefined;
  id: string;
  /** Empty for none. */
  text: string;
  /** A text that is always sent. */
  requiredText: string;
  /** A text that says by null that there is none. */
  optionalText: string | null;
  /** The same, sent as a text or a number. */
  code: string | null;
  /** The same, which only some servers send; absent: not known. */
  extraText: string | null;
  time: IsoTime | null;
  number: number | null;
  /** 0 for none. */
  count: number;
  /** A number that is always sent. */
  quantity: number;
  /** Empty for none; sent as a text or a number. */
  weight: string;
  flag: boolean;
  workflowErrors: readonly WorkflowError[];
  shipmentError: Words | null;
  stage: OrderStage;
  /** Sent as an event, read as words. */
  reason: string;
}

/** What is said of a field in the table of its entity. */
export interface FieldFacts {
  /** Name on the wire (§3). */
  wire: string;
  kind: keyof FieldValues;
  /** Whether exports have it, under its wire name (§3 "Export record fields"). */
  isExported?: true;
  /** Ours, not of §3: other backends may not know it, so that it is sent only where it has something. */
  isExtension?: true;
  /** Whether lists can be filtered by it, under its wire name; for servers with capability `fieldFilters`. */
  isFilter?: true;
  /** Sorts that lists offer by this field, each by its name in addresses and saved views. */
  sorts?: Readonly<Record<string, SortDirection>>;
}

export type SortDirection = 'ascending' | 'descending';

/** The rows of a table, each with its name in the domain. */
export function fieldRows<Table extends object>(table: Table) {
  type Row = { [Field in keyof Table]: { field: Field } & Table[Field] }[keyof Table];
  return Object.entries(table).map(([field, facts]) => ({ field, ...facts })) as readonly Row[];
}

type Table = Readonly<Record<string, FieldFacts>>;

/** Kinds that a server may leave out. */
type OptionalKind = 'stage' | 'reason' | 'extraText';
type FieldsOf<Fields extends Table, Kind> = {
  -readonly [
    Field in keyof Fields as Fields[Field]['kind'] extends Kind ? Field : never
  ]: FieldValues[Fields[Field]['kind']];
};

/** The entity that a table describes. */
export type EntityOf<Fields extends Table> = FieldsOf<Fields, Exclude<keyof FieldValues, OptionalKind>> &
  Partial<FieldsOf<Fields, OptionalKind>>;

/** What each kind holds where nothing is known. */
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

/** An entity with every field empty, without the fields that a server may leave out. */
export function emptyEntity<Fields extends Table>(table: Fields): EntityOf<Fields> {
  const entries = Object.entries(table).map(([field, { kind }]) => [field, emptyValues[kind]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as EntityOf<Fields>;
}

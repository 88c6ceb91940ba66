/** What a column of an orders file can be. */
export type ImportField =
  | 'orderNumber'
  | 'sku'
  | 'name'
  | 'quantity'
  | 'price'
  | 'orderDate'
  | 'customer'
  | 'country'
  | RecipientField;

/** What an orders file says of the recipient, besides the country. */
export type RecipientField =
  | 'recipientName'
  | 'company'
  | 'address1'
  | 'address2'
  | 'city'
  | 'state'
  | 'postcode'
  | 'phone'
  | 'email';

export interface ImportFieldInfo {
  field: ImportField;
  /** Label on the screen and in reasons: `Quantity`. */
  label: string;
  /** A file without this column cannot be imported. */
  isRequired: boolean;
  /** Header names in lower case, the preferred one first: Online Retail's, then Shopify's, then plain ones. */
  headers: readonly string[];
}

/** The importable fields, in the order of the screen. */
export const importFields: readonly ImportFieldInfo[] = [
  {
    field: 'orderNumber',
    label: 'Order number',
    isRequired: true,
    headers: ['invoiceno', 'name', 'order number', 'order', 'order name'],
  },
  { field: 'sku', label: 'SKU', isRequired: true, headers: ['stockcode', 'lineitem sku', 'sku'] },
  {
    field: 'name',
    label: 'Item name',
    isRequired: false,
    headers: ['description', 'lineitem name', 'item name', 'item', 'product'],
  },
  { field: 'quantity', label: 'Quantity', isRequired: true, headers: ['quantity', 'lineitem quantity', 'qty'] },
  {
    field: 'price',
    label: 'Unit price',
    isRequired: true,
    headers: ['unitprice', 'lineitem price', 'unit price', 'price'],
  },
  {
    field: 'orderDate',
    label: 'Order date',
    isRequired: true,
    headers: ['invoicedate', 'created at', 'order date', 'date'],
  },
  {
    field: 'customer',
    label: 'Customer',
    isRequired: false,
    headers: ['customerid', 'billing name', 'email', 'customer', 'customer name'],
  },
  {
    field: 'country',
    label: 'Country',
    isRequired: false,
    headers: ['shipping country', 'country', 'country code', 'shipping country code', 'recipient country'],
  },
  {
    field: 'recipientName',
    label: 'Recipient name',
    isRequired: false,
    headers: ['shipping name', 'recipient name', 'recipient', 'ship to name', 'ship to'],
  },
  {
    field: 'company',
    label: 'Company',
    isRequired: false,
    headers: ['shipping company', 'recipient company', 'company', 'company name'],
  },
  {
    field: 'address1',
    label: 'Address line 1',
    isRequired: false,
    headers: ['shipping address1', 'address1', 'address line 1', 'address 1', 'shipping street', 'street', 'address'],
  },
  {
    field: 'address2',
    label: 'Address line 2',
    isRequired: false,
    headers: ['shipping address2', 'address2', 'address line 2', 'address 2'],
  },
  { field: 'city', label: 'City', isRequired: false, headers: ['shipping city', 'city', 'town'] },
  {
    field: 'state',
    label: 'Region',
    isRequired: false,
    headers: ['shipping province', 'shipping province name', 'shipping state', 'state', 'region', 'province', 'county'],
  },
  {
    field: 'postcode',
    label: 'Postcode',
    isRequired: false,
    headers: ['shipping zip', 'shipping postcode', 'postcode', 'postal code', 'zip', 'zip code'],
  },
  {
    field: 'phone',
    label: 'Phone',
    isRequired: false,
    headers: ['shipping phone', 'phone', 'phone number', 'recipient phone', 'telephone'],
  },
  {
    field: 'email',
    label: 'Email',
    isRequired: false,
    headers: ['email', 'e-mail', 'email address', 'recipient email', 'customer email'],
  },
];

/** The fields of the recipient, in the order of the screen. */
export const recipientFields = [
  'recipientName',
  'company',
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
  'phone',
  'email',
] as const satisfies readonly RecipientField[];

export function importFieldLabel(field: ImportField): string {
  return importFields.find((info) => info.field === field)?.label ?? field;
}

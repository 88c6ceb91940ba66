import { type ImportField, importFieldWords, type RecipientField } from '../messages/importMessages.ts';

export type { ImportField, RecipientField };

export interface ImportFieldInfo {
  field: ImportField;
  /** Label on the screen and in reasons: `Quantity`. */
  label: string;
  /** Whether a file without this column is refused. */
  isRequired: boolean;
  /** Header names in lower case, preferred one first: Online Retail's, then Shopify's, then plain ones. */
  headers: readonly string[];
}

/** The fields that columns of an imported file can have, in screen order. */
export const importFields: readonly ImportFieldInfo[] = [
  {
    field: 'orderNumber',
    label: importFieldWords.orderNumber,
    isRequired: true,
    headers: ['invoiceno', 'name', 'order number', 'order', 'order name'],
  },
  { field: 'sku', label: importFieldWords.sku, isRequired: true, headers: ['stockcode', 'lineitem sku', 'sku'] },
  {
    field: 'name',
    label: importFieldWords.name,
    isRequired: false,
    headers: ['description', 'lineitem name', 'item name', 'item', 'product'],
  },
  {
    field: 'quantity',
    label: importFieldWords.quantity,
    isRequired: true,
    headers: ['quantity', 'lineitem quantity', 'qty'],
  },
  {
    field: 'price',
    label: importFieldWords.price,
    isRequired: true,
    headers: ['unitprice', 'lineitem price', 'unit price', 'price'],
  },
  {
    field: 'orderDate',
    label: importFieldWords.orderDate,
    isRequired: true,
    headers: ['invoicedate', 'created at', 'order date', 'date'],
  },
  {
    field: 'customer',
    label: importFieldWords.customer,
    isRequired: false,
    headers: ['customerid', 'billing name', 'email', 'customer', 'customer name'],
  },
  {
    field: 'country',
    label: importFieldWords.country,
    isRequired: false,
    headers: ['shipping country', 'country', 'country code', 'shipping country code', 'recipient country'],
  },
  {
    field: 'recipientName',
    label: importFieldWords.recipientName,
    isRequired: false,
    headers: ['shipping name', 'recipient name', 'recipient', 'ship to name', 'ship to'],
  },
  {
    field: 'company',
    label: importFieldWords.company,
    isRequired: false,
    headers: ['shipping company', 'recipient company', 'company', 'company name'],
  },
  {
    field: 'address1',
    label: importFieldWords.address1,
    isRequired: false,
    headers: ['shipping address1', 'address1', 'address line 1', 'address 1', 'shipping street', 'street', 'address'],
  },
  {
    field: 'address2',
    label: importFieldWords.address2,
    isRequired: false,
    headers: ['shipping address2', 'address2', 'address line 2', 'address 2'],
  },
  { field: 'city', label: importFieldWords.city, isRequired: false, headers: ['shipping city', 'city', 'town'] },
  {
    field: 'state',
    label: importFieldWords.state,
    isRequired: false,
    headers: ['shipping province', 'shipping province name', 'shipping state', 'state', 'region', 'province', 'county'],
  },
  {
    field: 'postcode',
    label: importFieldWords.postcode,
    isRequired: false,
    headers: ['shipping zip', 'shipping postcode', 'postcode', 'postal code', 'zip', 'zip code'],
  },
  {
    field: 'phone',
    label: importFieldWords.phone,
    isRequired: false,
    headers: ['shipping phone', 'phone', 'phone number', 'recipient phone', 'telephone'],
  },
  {
    field: 'email',
    label: importFieldWords.email,
    isRequired: false,
    headers: ['email', 'e-mail', 'email address', 'recipient email', 'customer email'],
  },
];

/** The recipient's fields, in screen order. */
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

/** In lower case, without byte order mark, underscores and extra spaces. */
export function normalizeHeader(header: string): string {
  return header
    .replace(/^\uFEFF/, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase();
}

import * as z from 'zod/mini';

interface JsonSchema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

/** A row in the list of a body's fields. */
export interface SchemaField {
  /** `orders[].id`. */
  name: string;
  type: string;
  isRequired: boolean;
}

const maxDepth = 3;

/** The fields of a body, down to the fourth level, as a server may write them. */
export function schemaFields(schema: z.ZodMiniType): readonly SchemaField[] {
  return fieldsOf(jsonSchema(schema), '', 0);
}

function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

/** For lists the fields of one entry, `orders[].id`. */
function fieldsOf(schema: JsonSchema, prefix: string, depth: number): readonly SchemaField[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, field]) => {
    const inner = [field, ...(field.anyOf ?? [])].find((one) => one.properties ?? one.items) ?? field;
    const name = `${prefix}${key}${inner.items ? '[]' : ''}`;
    const own = { name, type: typeText(field), isRequired: required.includes(key) };
    return depth >= maxDepth ? [own] : [own, ...fieldsOf(inner.items ?? inner, `${name}.`, depth + 1)];
  });
}

function typeText({ type, enum: values, const: value, anyOf, oneOf, items }: JsonSchema): string {
  if (values) return values.map((one) => JSON.stringify(one)).join(' or ');
  if (value !== undefined) return JSON.stringify(value);
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(typeText))].join(' or ');
  if (items) return `list of ${typeText(items)}`;
  return type === undefined ? 'anything' : [type].flat().join(' or ');
}

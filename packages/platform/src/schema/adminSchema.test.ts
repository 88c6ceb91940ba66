import { trackingCompanies } from '@hub/domain/orders/shipping';
import { buildSchema, type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType, isEnumType } from 'graphql';
import { buildClientSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { adminSdl } from './adminSdl.ts';
import { cutAdminSchema } from './cutAdminSchema.ts';
import { readPublishedSchema } from './readPublishedSchema.ts';

const published = readPublishedSchema('2026-10');

/** Name and type of each field, argument and value in a schema, one line each. */
function signatures(schema: GraphQLSchema): Set<string> {
  const lines = new Set<string>();
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    if (name.startsWith('__')) continue;
    if (isEnumType(type)) for (const value of type.getValues()) lines.add(`${name}.${value.name}`);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        lines.add(`${name}.${field.name}: ${String(field.type)} ${field.deprecationReason ?? ''}`);
        for (const argument of 'args' in field ? field.args : [])
          lines.add(
            `${name}.${field.name}(${argument.name}: ${String(argument.type)} = ${String(argument.defaultValue)}`,
          );
      }
  }
  return lines;
}

/** The names in the two lists of the published description. */
function publishedTrackingCompanies(): string[] {
  const type = buildClientSchema(published).getType('FulfillmentTrackingInfo');
  const description = (isObjectType(type) && type.getFields()['company']?.description) || '';
  const [everywhere = '', byCountry = ''] = description.split('specific countries:');
  const names = [...everywhere.matchAll(/^ +\* (.+)$/gm)].map(([, name = '']) => name);
  const countryNames = [...byCountry.matchAll(/\*\*: ((?:.|\n(?! +\*))+)/g)].flatMap(([, text = '']) =>
    text.replace(/\.\s*$/, '').split(/,\s+/),
  );
  return [...names, ...countryNames.map((name) => name.replaceAll('\n', ' '))];
}

test('tracking companies are spelled as published, except the one that 3PLs use for Evri', () => {
  const names = new Set(publishedTrackingCompanies());
  expect(names.size).toBeGreaterThan(170);
  expect(trackingCompanies.filter((name) => !names.has(name))).toEqual([]);
  expect([...names].filter((name) => !trackingCompanies.includes(name))).toEqual(['Hermes']);
});

describe('the schema of the simulated store', () => {
  test('is the served part of the published schema', async () => {
    await expect(cutAdminSchema(published)).toMatchFileSnapshot('admin-2026-10.graphql');
  });

  test('types every field, argument and value as the published schema does', () => {
    const known = signatures(buildClientSchema(published));
    const ours = [...signatures(buildSchema(adminSdl()))];
    expect(ours.length).toBeGreaterThan(1_000);
    expect(ours.filter((line) => !known.has(line))).toEqual([]);
  });
});

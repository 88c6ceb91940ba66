import {
  buildClientSchema,
  type IntrospectionField,
  type IntrospectionInterfaceType,
  type IntrospectionObjectType,
  type IntrospectionQuery,
  type IntrospectionType,
  type IntrospectionTypeRef,
  printSchema,
} from 'graphql';
import { servedFields, servedInterfaces } from './servedFields.ts';

const wholeTypes = /(Connection|Edge|Payload|Error)$/;
const keptDirectives: readonly string[] = ['include', 'skip', 'deprecated', 'specifiedBy', 'oneOf'];

/** The part of the published schema that the simulated store serves, as SDL without descriptions. */
export function cutAdminSchema(published: IntrospectionQuery): string {
  const { __schema: schema } = published;
  const types = new Map(schema.types.map((type) => [type.name, type]));
  const kept = new Map<string, IntrospectionType>();
  const notServed = new Set<string>();

  const isServed = (name: string): boolean => {
    const type = types.get(name);
    if (type?.kind === 'UNION') return type.possibleTypes.some((possible) => possible.name in servedFields);
    if (type?.kind === 'INTERFACE') return servedInterfaces.includes(name);
    if (type?.kind !== 'OBJECT') return true;
    return name in servedFields || (wholeTypes.test(name) && isWholeTypeServed(type));
  };
  /** A connection is served if its nodes are. */
  const isWholeTypeServed = (type: IntrospectionObjectType): boolean => {
    const inner = type.fields.find(({ name }) => name === 'nodes' || name === 'node');
    return inner === undefined || isServed(nameOf(inner.type));
  };

  const keep = (name: string): void => {
    const type = types.get(name);
    if (!type || kept.has(name)) return;
    if (!isServed(name)) {
      notServed.add(name);
      return;
    }
    kept.set(name, type);
    const cut = cutType(type);
    kept.set(name, cut);
    for (const reached of reachedFrom(cut)) keep(reached);
  };
  const cutType = (type: IntrospectionType): IntrospectionType => {
    if (type.kind === 'UNION')
      return { ...type, possibleTypes: type.possibleTypes.filter((possible) => possible.name in servedFields) };
    if (type.kind !== 'OBJECT' && type.kind !== 'INTERFACE') return type;
    const interfaces = type.interfaces.filter((one) => servedInterfaces.includes(one.name));
    return { ...type, interfaces, fields: fieldsOf(type) };
  };
  const fieldsOf = (type: IntrospectionObjectType | IntrospectionInterfaceType): IntrospectionField[] => {
    const names = servedFields[type.name]?.split(/\s+/);
    if (!names) return type.fields.filter((field) => isServed(nameOf(field.type)));
    return names.map((name) => {
      const field = type.fields.find((candidate) => candidate.name === name);
      if (!field) throw new Error(`The published ${type.name} has no field ${name}.`);
      return field;
    });
  };

  for (const root of ['QueryRoot', 'Mutation', ...Object.keys(servedFields)]) keep(root);
  if (notServed.size > 0) throw new Error(`Reached and not among the served types: ${[...notServed].join(', ')}.`);
  for (const [name, type] of kept) {
    if (type.kind !== 'INTERFACE') continue;
    const possibleTypes = type.possibleTypes.filter((possible) => kept.has(possible.name));
    kept.set(name, { ...type, possibleTypes });
  }
  for (const basic of ['String', 'Int', 'Float', 'Boolean', 'ID']) keep(basic);
  const result: IntrospectionQuery = {
    __schema: {
      ...schema,
      subscriptionType: null,
      types: [...kept.values(), ...schema.types.filter(({ name }) => name.startsWith('__'))],
      directives: schema.directives.filter(({ name }) => keptDirectives.includes(name)),
    },
  };
  return `${printSchema(buildClientSchema(withoutDescriptions(result)))}\n`;
}

function* reachedFrom(type: IntrospectionType): Generator<string> {
  if (type.kind === 'UNION') for (const possible of type.possibleTypes) yield possible.name;
  if (type.kind === 'INPUT_OBJECT') for (const field of type.inputFields) yield nameOf(field.type);
  if (type.kind !== 'OBJECT' && type.kind !== 'INTERFACE') return;
  for (const one of type.interfaces) yield one.name;
  for (const field of type.fields) {
    yield nameOf(field.type);
    for (const argument of field.args) yield nameOf(argument.type);
  }
}

function nameOf(type: IntrospectionTypeRef): string {
  return type.kind === 'NON_NULL' || type.kind === 'LIST' ? nameOf(type.ofType) : type.name;
}

function withoutDescriptions(schema: IntrospectionQuery): IntrospectionQuery {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value)));
}

import { builtinResolvers, parse } from 'react-docgen';
import { parseSync, Visitor } from 'vite';

/**
 * What the docs page of a component lacks, one sentence each. react-docgen reads less than `componentDocsPlugin`, so the page shows
 * everything that passes here. `path` is absolute, because types are followed into other files.
 */
export function propDocFaults(source: string, path: string, name: string): readonly string[] {
  const read = parse(source, {
    filename: path,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 }),
  }).find(({ displayName }) => displayName === name);
  if (!read) return [`${name} cannot be read`];
  const props = Object.entries(read.props ?? {});
  const { takesProps, methods } = readSource(source, path, name);
  return [
    ...(hasText(read.description) ? [] : [`${name} does not say what it is`]),
    ...props
      .filter(([, { description }]) => !hasText(description))
      .map(([prop]) => `${name} does not say what ${prop} is`),
    ...(read.composes ?? []).map((type) => `${name} takes the props of ${type}, which cannot be read: write them out`),
    ...methods.map((prop) => `${name} has ${prop}() as a method, which no page shows: write "${prop}: () => …"`),
    ...(takesProps && props.length === 0 && methods.length === 0 ? [`${name} takes props that cannot be read`] : []),
  ];
}

/** Reads the source directly, because react-docgen skips methods. */
function readSource(source: string, path: string, name: string) {
  const methods: string[] = [];
  let takesProps = false;
  new Visitor({
    FunctionDeclaration({ id, params }) {
      if (id?.name === name) takesProps = params.length > 0;
    },
    TSInterfaceDeclaration({ id, body }) {
      if (id.name !== `${name}Props`) return;
      for (const { type, ...member } of body.body)
        if (type === 'TSMethodSignature' && 'key' in member && member.key.type === 'Identifier')
          methods.push(member.key.name);
    },
  }).visit(parseSync(path, source).program);
  return { takesProps, methods };
}

function hasText(description: string | undefined): boolean {
  return description !== undefined && description.trim() !== '';
}

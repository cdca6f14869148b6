import { type ESTree, parseAst } from 'vite';

/** A procedure, with the text of its types. */
export type TypedProcedure = {
  /** @example 'topics.add' */
  path: string;
  method: 'query' | 'mutate';
  /** Null: it takes no input. */
  input: string | null;
  isInputOptional: boolean;
  output: string;
};

/** What the compiler's types of the router say. `errorData`: the type of the `data` of errors. */
export type TypedRouter = { procedures: TypedProcedure[]; errorData: string };

const METHODS: Record<string, TypedProcedure['method']> = {
  TRPCQueryProcedure: 'query',
  TRPCMutationProcedure: 'mutate',
};

/** Reads the types of all procedures. @param text the compiler's `router.d.ts` */
export function readRouter(text: string): TypedRouter {
  let errorData = '';

  function read(type: ESTree.TSType, path: string): TypedProcedure[] {
    if (type.type === 'TSIntersectionType') return type.types.flatMap((part) => read(part, path));
    if (type.type === 'TSTypeLiteral') {
      return propertiesOf(type).flatMap(([name, part]) => read(part, path === '' ? name : `${path}.${name}`));
    }
    const name = type.type === 'TSImportType' && type.qualifier?.type === 'Identifier' ? type.qualifier.name : '';
    const [first, second] = (type.type === 'TSImportType' && type.typeArguments?.params) || [];
    const method = METHODS[name];
    if (method && first) return [readProcedure(path, method, first)];
    if (name === 'TRPCBuiltRouter' && first && second) {
      const data = propertyOf(propertyOf(first, 'errorShape'), 'data');
      errorData = textOf(data);
      return read(second, path);
    }
    if (name === 'TRPCDecorateCreateRouterOptions' && first) return read(first, path);
    throw new Error(`The types of ${path} are of a form that is not known here: ${textOf(type).slice(0, 100)}`);
  }

  function readProcedure(path: string, method: TypedProcedure['method'], type: ESTree.TSType): TypedProcedure {
    const input = propertyOf(type, 'input');
    const output = propertyOf(type, 'output');
    const parts = input.type === 'TSUnionType' ? input.types : [];
    return {
      path,
      method,
      input: isNothing(input) ? null : textOf(input),
      isInputOptional: parts.some(isNothing),
      output: isNothing(output) ? 'void' : textOf(output),
    };
  }

  function textOf({ start, end }: ESTree.Span): string {
    const [head = '', ...lines] = text.slice(start, end).split('\n');
    const indent = Math.min(...lines.map((line) => line.search(/\S/)));
    return [head, ...lines.map((line) => line.slice(indent))].join('\n');
  }

  for (const statement of parseAst(text, { lang: 'dts' }).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    const [router] = declared?.type === 'VariableDeclaration' ? declared.declarations : [];
    if (router?.id.type !== 'Identifier' || router.id.name !== 'appRouter' || !router.id.typeAnnotation) continue;
    const procedures = read(router.id.typeAnnotation.typeAnnotation, '');
    return { procedures, errorData };
  }
  throw new Error('The types of the router are missing.');
}

function isNothing(type: ESTree.TSType): boolean {
  if (type.type === 'TSTypeLiteral') return type.members.length === 0;
  return type.type === 'TSVoidKeyword' || type.type === 'TSUndefinedKeyword';
}

function propertiesOf({ members }: ESTree.TSTypeLiteral): [string, ESTree.TSType][] {
  return members.flatMap((member): [string, ESTree.TSType][] =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
      ? [[member.key.name, member.typeAnnotation.typeAnnotation]]
      : [],
  );
}

function propertyOf(type: ESTree.TSType, wanted: string): ESTree.TSType {
  const found = type.type === 'TSTypeLiteral' && propertiesOf(type).find(([name]) => name === wanted)?.[1];
  if (!found) throw new Error(`A type has no ${wanted}.`);
  return found;
}

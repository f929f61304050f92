import { z } from 'zod';

/** The part of JSON Schema that our schemas become. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const PLACE = '#/components/schemas/';

/** A schema, with the named ones it refers to put into `named`. */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  named: Map<string, JsonSchema>,
): JsonSchema {
  const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io }) as Record<string, unknown>;
  for (const [name, definition] of Object.entries((moved($defs) ?? {}) as Record<string, JsonSchema>)) {
    named.set(name, definition);
  }
  return moved(own) as JsonSchema;
}

/** References as OpenAPI wants them. */
function moved(json: unknown): unknown {
  if (json === undefined) return undefined;
  return JSON.parse(
    JSON.stringify(json, (key, value: unknown) => {
      if (key === 'id' && typeof value === 'string') return undefined;
      return key === '$ref' ? String(value).replace('#/$defs/', PLACE) : value;
    }),
  );
}

/** A schema as a person would write it down: `{ id: text, seat: whole number | null }`. */
export function shapeText(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.slice(PLACE.length);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(shapeText).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => shapeText({ ...schema, type })).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(shapeText).join(', ')}]`;
  if (schema.type === 'array') return listText(shapeText(schema.items ?? {}));
  if (schema.type === 'object') return objectText(schema);
  return WORDS[String(schema.type)] ?? 'anything';
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'int',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function listText(item: string): string {
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeText(field)}`,
  );
  if (typeof additionalProperties === 'object') fields.push(`[name]: ${shapeText(additionalProperties)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

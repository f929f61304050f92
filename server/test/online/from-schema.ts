import { openApi, ROUTES, type RouteName } from '@tarmac/protocol';
import fc from 'fast-check';

/** The part of JSON Schema that bodies of requests are written in. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const document = openApi('test') as unknown as Document;

/** Values that mean something: by the name of a field, or of a schema. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Bodies as the published document describes them. */
export function bodiesOf(name: RouteName, hints: Hints): fc.Arbitrary<unknown> {
  const path = ROUTES[name].path.replace(/:(\w+)/g, '{$1}');
  const { requestBody } = document.paths[path]?.post ?? {};
  return valuesOf(requestBody?.content['application/json']?.schema ?? {}, hints);
}

function valuesOf(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  const { $ref, anyOf, type } = schema;
  if ($ref !== undefined) {
    const named = $ref.split('/').at(-1) ?? '';
    return hints[named] ?? valuesOf(document.components.schemas[named] ?? {}, hints);
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map((each) => valuesOf(each, hints)));
  if (type === 'object') return objectsOf(schema, hints);
  if (type === 'array') {
    const { items = {}, minItems = 0, maxItems = 6 } = schema;
    return fc.array(valuesOf(items, hints), { minLength: minItems, maxLength: Math.min(maxItems, 6) });
  }
  return leavesOf(schema);
}

function objectsOf({ properties = {}, required = [], additionalProperties }: Schema, hints: Hints) {
  const fields = Object.entries(properties).map(
    ([name, each]) => [name, hints[name] ?? valuesOf(each, hints)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return known;
  const more = fc.dictionary(fc.string({ maxLength: 20 }), valuesOf(additionalProperties, hints), {
    maxKeys: 3,
  });
  return fc.tuple(more, known).map(([others, own]) => ({ ...others, ...own }));
}

function leavesOf({ type, pattern, minLength = 0, maxLength = 40, minimum, maximum }: Schema) {
  if (type === 'string' && pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (type === 'string') {
    const whole = fc.constantFrom('x'.repeat(maxLength), '<b>', '\u202e\u0000', ' ');
    return fc.oneof(fc.string({ minLength, maxLength: Math.min(maxLength, 60) }), whole);
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type !== 'integer') return fc.jsonValue();
  const [least, most] = [minimum ?? -1000, Math.min(maximum ?? 2 ** 31, 2 ** 31)];
  return fc.oneof(
    fc.integer({ min: least, max: Math.min(most, least + 6) }),
    fc.integer({ min: least, max: most }),
  );
}

/** The same value with something wrong in it: a field gone, replaced, wrapped, or one too many. */
export function mutated(value: unknown, junk: unknown, places: readonly number[], how: number): unknown {
  const [place = 0, ...deeper] = places;
  if (typeof value !== 'object' || value === null || (deeper.length === 0 && how < 3))
    return [junk, [value], JSON.stringify(value)][how % 3];
  const entries = Object.entries(value);
  const at = place % (entries.length + 1);
  const [key, child] = entries[at] ?? [JSON.stringify(junk) ?? '', junk];
  const changed = deeper.length > 0 ? mutated(child, junk, deeper, how) : junk;
  if (Array.isArray(value)) return how === 4 ? value.toSpliced(at, 1) : value.toSpliced(at, 1, changed);
  const others = Object.fromEntries(entries.filter(([name]) => name !== key));
  return how === 4 && deeper.length === 0 ? others : { ...others, [key]: changed };
}

import { EVENTS } from './events.ts';
import type { JsonSchema } from './json-schema.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { Refusal } from './shapes.ts';

const JSON_TYPE = 'application/json';

/** The table of routes as OpenAPI 3.1. */
export function openApi(version: string): object {
  const named = new Map<string, JsonSchema>();
  const refusal = jsonSchemaOf(Refusal, 'output', named);
  const events = Object.entries(EVENTS).map(([event, { data }]) => ({
    type: 'object',
    properties: { event: { const: event }, data: jsonSchemaOf(data, 'output', named) },
  }));

  function operation(name: string, route: Route): object {
    const answer = route.answer
      ? { [JSON_TYPE]: { schema: jsonSchemaOf(route.answer, 'output', named) } }
      : { 'text/event-stream': { schema: { anyOf: events } } };
    return {
      operationId: name,
      summary: route.says,
      security:
        route.who === 'anyone' ? [{}, { cookie: [] }, { token: [] }] : [{ cookie: [] }, { token: [] }],
      'x-who': route.who,
      parameters: [...parameters(route, 'path'), ...parameters(route, 'query')],
      ...(route.body && {
        requestBody: {
          required: true,
          content: { [JSON_TYPE]: { schema: jsonSchemaOf(route.body, 'input', named) } },
        },
      }),
      responses: {
        200: { description: 'Done.', content: answer },
        default: { description: 'Refused; `code` says why.', content: { [JSON_TYPE]: { schema: refusal } } },
      },
    };
  }

  function parameters(route: Route, where: 'path' | 'query'): object[] {
    const schema = where === 'path' ? route.params : route.query;
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input', named);
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: field,
    }));
  }

  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(ROUTES) as [string, Route][]) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tarmac', version, description: 'Tables online. docs/protocol.md says how to use it.' },
    paths,
    components: {
      schemas: Object.fromEntries(named),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'tarmac' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

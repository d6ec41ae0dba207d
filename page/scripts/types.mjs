import openapi, { astToString } from 'openapi-typescript';

const head = '// Written by `npm run api` from the OpenAPI document of the server. Do not edit.\n\n';

/** The types of the API, as the server describes it. */
export async function types() {
  return head + astToString(await openapi(new URL('../../web/openapi.json', import.meta.url)));
}

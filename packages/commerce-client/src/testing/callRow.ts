import type { CallOptions } from '../client/operation.js'
import type { RecordedCall } from './fakeFetch.js'

/**
 * One call with its parameters, and the expected request: method, path and query as in {@link sentBy}, and the body.
 */
export interface CallRow<Client> {
  readonly run: (client: Client) => Promise<unknown>
  readonly sends: string
  readonly body: string
}

/** An entry of a table of calls. A JSON body is expected to equal the parameters' body, a form to equal `body`. */
export function row<Client, Parameters extends object>(
  call: (client: Client, parameters: Parameters, options?: CallOptions) => Promise<unknown>,
  parameters: Parameters,
  sends: string,
  body = 'body' in parameters ? JSON.stringify(parameters.body) : '',
): CallRow<Client> {
  return { run: (client) => call(client, parameters), sends, body }
}

/** Method, path and query of a request, decoded, with `~` for the organization and without the site. */
export function sentBy({ method, path, query }: RecordedCall): string {
  const rest = decodeURIComponent(String(query).replaceAll('+', '%20')).replace(/^siteId=[\w-]+&?/, '')
  return `${method} ${path.replace(/\/organizations\/\w+/, '~')}${rest && `?${rest}`}`
}

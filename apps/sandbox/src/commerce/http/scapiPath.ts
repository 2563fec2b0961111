/** Path of a SCAPI operation, e.g. `scapiPath('product/shopper-products/v1', '/products/:id')`. */
export function scapiPath(api: string, path: string): string {
  return `/${api}/organizations/:organizationId${path}`
}

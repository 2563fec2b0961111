/**
 * Lazily creates one value per owner and name, released with its owner. In this package the owner is an SWR cache, one
 * per document.
 */
export function perOwner<Value>(make: () => Value): (owner: object, name?: string) => Value {
  const values = new WeakMap<object, Map<string, Value>>()
  return (owner, name = '') => {
    const named = values.get(owner) ?? new Map<string, Value>()
    const value = named.get(name) ?? make()
    values.set(owner, named.set(name, value))
    return value
  }
}
